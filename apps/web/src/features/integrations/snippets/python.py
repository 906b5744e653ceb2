import json
import urllib.parse
import urllib.request

text = "The 🧬 apoptosis of the cell is old."
asked = urllib.parse.urlencode({"language": "en", "text": text}).encode()
with urllib.request.urlopen("http://localhost:3000/v2/check", asked) as answer:
    for match in json.load(answer)["matches"]:
        # Places count units of 16 bits: an emoji takes two.
        start, end = 2 * match["offset"], 2 * (match["offset"] + match["length"])
        print(text.encode("utf-16-le")[start:end].decode("utf-16-le"), "-", match["message"])
