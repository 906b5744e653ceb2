"""Opens a document in a running LibreOffice and prints what Writer's own proofreading finds in it, as JSON.

proofread.py PIPE DOCUMENT: PIPE is the name that LibreOffice was told to accept. A list of paragraphs, each with its
text, its language and its errors; starts and lengths are as LibreOffice counts, in UTF-16 units.
"""

import json
import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException
from com.sun.star.lang import Locale

PROOFREADING = 2  # com.sun.star.text.TextMarkupType
PATIENCE = 60  # seconds for the office to start


def connect(pipe):
    here = uno.getComponentContext()
    resolver = here.ServiceManager.createInstance("com.sun.star.bridge.UnoUrlResolver")
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except NoConnectException:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def errors_in(proofreading, document, paragraph, text):
    """Asks sentence by sentence, as Writer does; a checker may answer for the whole paragraph at once."""
    errors, start = [], 0
    while start < len(text.encode("utf-16-le")) // 2:
        # An empty locale: the paragraph says what language it is in.
        found = proofreading.checkSentenceAtPosition(
            document, paragraph, text, Locale(), start, -1, -1
        )
        errors += found.aErrors
        if found.nStartOfNextSentencePosition <= start:
            break
        start = found.nStartOfNextSentencePosition
    return errors


def main(pipe, path):
    context = connect(pipe)
    make = lambda name: context.ServiceManager.createInstanceWithContext(name, context)
    desktop = make("com.sun.star.frame.Desktop")
    hidden = PropertyValue(Name="Hidden", Value=True)
    document = desktop.loadComponentFromURL(uno.systemPathToFileUrl(path), "_blank", 0, (hidden,))
    proofreading = make("com.sun.star.linguistic2.ProofreadingIterator")
    paragraphs = document.getFlatParagraphIterator(PROOFREADING, False)
    said = []
    paragraph = paragraphs.getFirstPara()
    while paragraph:
        text = paragraph.getText()
        language = paragraph.getPrimaryLanguageOfText(0, len(text))
        errors = [
            {
                "start": error.nErrorStart,
                "length": error.nErrorLength,
                "comment": error.aShortComment,
                "suggestions": list(error.aSuggestions),
            }
            for error in errors_in(proofreading, document, paragraph, text)
        ]
        said.append({"text": text, "language": language.Language, "errors": errors})
        paragraph = paragraphs.getNextPara()
    print(json.dumps(said))
    document.close(True)
    try:
        desktop.terminate()
    except Exception:
        # The office goes before it has answered.
        pass


main(*sys.argv[1:])
