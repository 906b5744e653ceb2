-- Underlines the rare words of a document that pandoc converts; on a page the pointer shows why.
--   VERNACULAR='node /path/to/vernacular/apps/cli/dist/main.js' pandoc --lua-filter rare-words.lua text.md -o text.html

local command = {}
for word in (os.getenv('VERNACULAR') or 'vernacular'):gmatch('%S+') do
  command[#command + 1] = word
end

-- By its small letters, what is said of each rare word. pandoc 2 has no reader of JSON.
local function rare_words_of(document)
  local arguments = { table.unpack(command, 2) }
  for _, argument in ipairs({ 'check', '-', '--format', 'json' }) do
    arguments[#arguments + 1] = argument
  end
  local ok, json = pcall(pandoc.pipe, command[1], arguments, pandoc.write(document, 'plain'))
  if not ok then
    -- A limit that is missed, and a text in a third language, are told in the same way.
    if (json.output or '') == '' then error(json) end
    json = json.output
  end
  local said = {}
  for word, rule, message in json:gmatch('"written": "(.-)",.-"rule": "(.-)",.-"message": "(.-)",\n') do
    if rule == 'rare' then
      said[pandoc.text.lower(word)] = message:gsub('\\(["\\])', '%1')
    end
  end
  return said
end

-- Letters and digits, but no quotation marks and dashes.
local function is_of_word(code)
  if code < 128 then return string.char(code):find('%w') ~= nil end
  return code >= 0xC0 and (code < 0x2000 or code > 0x206F)
end

local function marked(text, said)
  local inlines, piece, was_word = pandoc.List(), '', false
  local function close()
    local message = was_word and said[pandoc.text.lower(piece)]
    local written = pandoc.Str(piece)
    if message then
      inlines:insert(pandoc.Span({ pandoc.Underline({ written }) }, { class = 'rare', title = message }))
    elseif piece ~= '' then
      inlines:insert(written)
    end
    piece = ''
  end
  for _, code in utf8.codes(text) do
    if is_of_word(code) ~= was_word then close() end
    was_word = is_of_word(code)
    piece = piece .. utf8.char(code)
  end
  close()
  return inlines
end

function Pandoc(document)
  local said = rare_words_of(document)
  return document:walk({ Str = function(str) return marked(str.text, said) end })
end
