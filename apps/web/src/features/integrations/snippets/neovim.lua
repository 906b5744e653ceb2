vim.api.nvim_create_autocmd('FileType', {
  pattern = { 'text', 'markdown', 'tex', 'plaintex', 'html' },
  callback = function(event)
    -- From Neovim 0.8 on, vim.lsp.start with a name does both calls in one.
    -- One server for all files.
    vernacular = vernacular or vim.lsp.start_client({
      cmd = { 'vernacular', 'lsp' },
      root_dir = vim.fn.getcwd(),
      on_exit = function() vernacular = nil end,
    })
    vim.lsp.buf_attach_client(event.buf, vernacular)
  end,
})
