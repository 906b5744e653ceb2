(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               '((text-mode markdown-mode latex-mode html-mode)
                 . ("node" "/path/to/vernacular/apps/cli/dist/main.js" "lsp"))))
