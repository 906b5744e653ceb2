/** A file of a format, and the text that is read from it. */
export interface Sample {
  readonly fileName: string;
  readonly source: string;
  readonly text: string;
}

const sentence = 'Cells divide, as everybody has seen, and the young ones grow. ';

/** A short file of each format whose source is text, with what its format can do. */
export const samples: readonly Sample[] = [
  { fileName: 'plain.txt', source: 'One line\r\nand two\n', text: 'One line\nand two\n' },
  {
    fileName: 'page.md',
    source: [
      '---\ntitle: left out\n---\n# A *small* head\n\n',
      'Words with `code` and [a link](http://x.org "t") &amp; more\\*\nsoft, ![picture](x.png)<b>bold</b>.\n',
      'See <https://a.org> or www.b.org.\n\n> quoted\n> twice\n\n',
      '| a | b |\n|---|---|\n| c | **d** |\n\n1. one[^1]\n2. two\n\n```js\nlet x;\n```\n\n',
      '<p align="center">In <i>HTML</i></p>\n\n[^1]: The note.\n',
    ].join(''),
    text: [
      'A small head',
      'Words with and a link & more* soft, bold. See or .',
      'quoted twice',
      'a\tb',
      'c\td',
      'one',
      'two',
      'In HTML',
      'The note.',
    ].join('\n'),
  },
  {
    fileName: 'page.mdx',
    source:
      'import X from "y"\n\n# Hello {props.name}\n\n<Box title="no">inside *it*</Box>\n\nAn {1 + 1} end.\n',
    text: 'Hello\ninside it\nAn end.',
  },
  {
    fileName: 'broken.mdx',
    source: '# Hello {unclosed\n\nText stays.\n',
    text: 'Hello {unclosed\nText stays.',
  },
  {
    fileName: 'page.html',
    source: [
      '<!doctype html><html><head><title>Left out</title><style>p{}</style></head><body>',
      '<nav>Home About</nav><h1>The head</h1>\r\n<article><p>',
      sentence.repeat(6),
      '</p><p>L&rsquo;&eacute;t&eacute; <b>un</b>do<br>here<script>no()</script></p>',
      `<table><tr><td>a</td><td><p>b</p></td></tr></table><p hidden>gone</p><p>${sentence.repeat(6)}</p></article>`,
      '<footer>All rights reserved</footer></body></html>',
    ].join(''),
    text: [
      'The head',
      sentence.repeat(6).trim(),
      'L’été undo',
      'here',
      'a\tb',
      sentence.repeat(6).trim(),
    ].join('\n'),
  },
  {
    fileName: 'paper.tex',
    source: String.raw`\documentclass{article}
% \title{not this}
\title{A \emph{fine} title}\author{Nobody}
\newcommand{\x}{no}
\begin{document}
\maketitle
\begin{abstract}We add $x^2$ well.\end{abstract}
Hello~world \textbf{bo}ld caf\'e na\"{\i}ve \cite[p.~2]{foo} 50\% -- yes. % no
A ${'``'}quote''.

\section*{The head}
New\footnote{A note.} here.
\begin{figure}[h]\includegraphics[width=1cm]{p}\caption{A caption\label{f}}\end{figure}
\begin{tabular}{ll}a & b \\[2pt] c & d\end{tabular}
\unknown{foo}{bar} \input{other}
\[ E = mc^2 \]
\begin{itemize}\item one \item two\end{itemize}
\begin{verbatim}no\end{verbatim}
\end{document} after`,
    text: [
      'A fine title',
      'We add well.',
      'Hello world bold café naïve 50% – yes. A “quote”.',
      'The head',
      'New',
      'A note.',
      'here.',
      'A caption',
      'a\tb',
      'c\td',
      'foo bar',
      'one',
      'two',
    ].join('\n'),
  },
  {
    fileName: 'film.srt',
    source:
      '1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>Hello</i> there,\r\nmy {\\an8}friend\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nhow are you?\r\n\r\n3\r\n00:00:05,000 --> 00:00:06,000\r\nFine.\r\n- And you?\r\n',
    text: 'Hello there, my friend how are you?\nFine.\n- And you?',
  },
  {
    fileName: 'film.vtt',
    source:
      'WEBVTT - a title\n\nNOTE left out\nwholly\n\nSTYLE\n::cue { color: red }\n\nname\n00:01.000 --> 00:02.000 align:start\n<v Bob>Hi &amp; welcome\n',
    text: 'Hi & welcome',
  },
  {
    fileName: 'letter.rtf',
    source: String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset177 David;}}{\info{\title no}}{\header no}\f0 Hello caf\'e9 {\b bo}ld \u8364? yes\par {\f1 \'f9\'ec\'e5\'ed}\par {\*\foo no}{\field{\*\fldinst HYPERLINK "x"}{\fldrslt a link}}{\v hidden}\par\trowd a\cell b\cell\row \u-10179?\u-8704? end\par}`,
    text: 'Hello café bold € yes\nשלום\na link\na\tb\n😀 end',
  },
  {
    fileName: 'paper.qmd',
    source:
      '---\ntitle: no\n---\n\n# The head {#sec-one}\n\n::: {.callout-note}\nInside `{r} no`, see @fig-one.\n:::\n\n```{python}\nno = 1\n```\n\n{{< video no.mp4 >}}\n',
    text: 'The head\nInside , see .',
  },
  { fileName: 'paper.latex', source: 'Words \\emph{and} $no$.', text: 'Words and .' },
  {
    fileName: 'page.rst',
    source: `.. _no:

The *head*
==========

Words with \`\`code\`\`, :math:\`x^2\`, :ref:\`a link <no>\`, \`an address <https://no.org>\`_
and **bo**\\ ld [1]_ end.

.. code-block:: python
   :caption: no

   no = 1

.. note:: A note
   goes on.

.. no comment
   at all

As here::

    no literal

* one
* two

+---+---+
| a | b |
+---+---+

.. [1] The foot.
`,
    text: 'The head\nWords with , , a link, an address and bold end.\nA note goes on.\nAs here\none\ntwo\na\tb\nThe foot.',
  },
  {
    fileName: 'page.adoc',
    source: `= The _head_
:no: attribute

// no comment
Words with \`code\`, stem:[x^2], <<no,a link>>, https://no.org[an address]
and **bo**ld.footnote:[The foot.]

[source,ruby]
----
no = 1
----

.A title
* one
** two

NOTE: A note.

|===
|a |b
|===
`,
    text: 'The head\nWords with , , a link, an address and bold.\nThe foot.\nA title\none\ntwo\nA note.\na\tb',
  },
  {
    fileName: 'page.typ',
    source: `#set text(
  font: "no",
)
#let no = [no]
= The *head* <no>

// no comment
Words with \`code\`, $x^2$, @no and #emph[content] in #link("https://no.org")[an address].

\`\`\`py
no = 1
\`\`\`

- one
- two
`,
    text: 'The head\nWords with , , and content in an address.\none\ntwo',
  },
  {
    fileName: 'page.org',
    source: `#+TITLE: The title
#+AUTHOR: no

* TODO The /head/ :no:
:PROPERTIES:
:no: no
:END:
# no comment
Words with ~code~, =no=, \\(x^2\\), [[https://no.org][an address]] and *bold*.[fn:1]

#+begin_src python
no = 1
#+end_src

- [ ] one
- two

| a | b |
|---+---|
| c | d |

[fn:1] The foot.
`,
    text: 'The title\nThe head\nWords with , , , an address and bold.\none\ntwo\na\tb\nc\td\nThe foot.',
  },
  {
    fileName: 'book.ipynb',
    source: JSON.stringify(
      {
        cells: [
          {
            attachments: { source: { 'image/png': 'no' } },
            cell_type: 'markdown',
            metadata: { source: 'no' },
            source: ['# The *head*\n', '\n', 'A “quoted”\t"word", $x$ and `code`.'],
          },
          { cell_type: 'code', source: ['no'], outputs: [{ text: ['no'] }] },
          { cell_type: 'markdown', source: 'In one string.' },
        ],
        metadata: { cells: 'no' },
      },
      null,
      1,
    ),
    text: 'The head\nA “quoted” "word", and .\nIn one string.',
  },
];
