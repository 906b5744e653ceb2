-- Opens the file named by $TEXT with the settings in $SETTINGS, types, and writes what Neovim saw to $SEEN.
local seen = {}
vim.cmd('filetype on')
vim.cmd('luafile ' .. vim.fn.fnameescape(vim.env.SETTINGS))
vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.TEXT))
local buffer = vim.api.nvim_get_current_buf()

local function underlined()
  return vim.tbl_map(function(each)
    return vim.api.nvim_buf_get_text(buffer, each.lnum, each.col, each.end_lnum, each.end_col, {})[1]
  end, vim.diagnostic.get(buffer))
end
local function wait_for(count)
  return vim.wait(30000, function() return #vim.diagnostic.get(buffer) == count end)
end

wait_for(1)
local client = next(vim.lsp.buf_get_clients(buffer))
seen.opened = underlined()
-- As a person types: insert mode at the end of the last line.
vim.cmd('normal! Go')
vim.cmd('normal! aThe house has mitochondria.')
wait_for(2)
seen.typed = underlined()

vim.api.nvim_win_set_cursor(0, { 3, 8 })
local params = vim.lsp.util.make_position_params()
local hover = vim.lsp.buf_request_sync(buffer, 'textDocument/hover', params, 30000)
seen.hover = hover and hover[client].result.contents.value
local range = vim.lsp.util.make_range_params()
range.context = { diagnostics = {} }
local actions = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', range, 30000)
seen.actions = vim.tbl_map(function(each) return each.title end, actions and actions[client].result or {})
-- A second file is served, too, and by the same server.
vim.cmd('edit! ' .. vim.fn.fnameescape(vim.env.TEXT) .. '.txt')
buffer = vim.api.nvim_get_current_buf()
vim.api.nvim_buf_set_lines(buffer, 0, -1, false, { 'The apoptosis is old.' })
wait_for(1)
seen.second = underlined()
seen.servers = #vim.lsp.get_active_clients()
vim.fn.writefile({ vim.fn.json_encode(seen) }, vim.env.SEEN)
vim.cmd('qall!')
