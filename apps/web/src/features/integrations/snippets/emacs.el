(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               '((text-mode markdown-mode latex-mode html-mode)
                 . ("vernacular" "lsp"))))
