/** Host pages for packages that bring no page: each in the manner of the package's own first example. */
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title>${head}</head><body>${body}</body></html>`;
const css = (path: string) => `<link rel="stylesheet" href="/npm/${path}">`;
const js = (path: string) => `<script src="/npm/${path}"></script>`;

const code = `// Greets, and counts how often.
function greet(name) {
  const text = "Hello, " + name;
  for (let i = 0; i < 3; i++) console.log(text, i);
  return text.length > 5 ? /lo+/.test(text) : null;
}`;
const modules = (names: readonly string[]) =>
  `<script type="importmap">${JSON.stringify({
    imports: Object.fromEntries(
      names.map((name) => [
        name,
        `/npm/${name}/${/crelt|keyname/u.test(name) ? 'index.js' : /style-mod/u.test(name) ? 'src/style-mod.js' : /cluster-break/u.test(name) ? 'src/index.js' : 'dist/index.js'}`,
      ]),
    ),
  })}</script>`;

const stars = (prefix: string) =>
  ['solid', 'solid', 'solid', 'regular', 'regular']
    .map((kind) => `<i class="${prefix}-${kind} ${prefix}-star"></i>`)
    .join('');
const fontAwesome = (version: string) =>
  page(
    `${css(`fa${version}/css/all.css`)}${css('bootstrap/dist/css/bootstrap.css')}`,
    `<main class="container py-4"><h1>Reviews</h1><p>Rated <span class="stars">${stars('fa')}</span> by 12 readers, liked by you: <i class="fa-regular fa-heart" aria-label="Not liked"></i></p>
    <p><i class="far fa-bookmark"></i> Saved for later <i class="fas fa-bookmark"></i> <i class="fab fa-github fa-2x"></i></p>
    <div class="btn-group"><button class="btn btn-primary"><i class="fa-solid fa-trash"></i> Delete</button><button class="btn btn-outline-secondary"><i class="fa-regular fa-pen-to-square"></i> Edit</button><button class="btn btn-light" aria-label="Settings"><i class="fa-solid fa-gear"></i></button><button class="btn btn-primary" disabled>Send</button></div>
    <ul class="fa-ul mt-3"><li><span class="fa-li"><i class="fa-solid fa-check-square"></i></span>Done</li><li><span class="fa-li"><i class="fa-regular fa-square"></i></span>To do</li></ul>
    <ul class="list-group w-50"><li class="list-group-item active">Chosen</li><li class="list-group-item">Other</li><li class="list-group-item disabled">Not to be had</li></ul>
    <nav class="my-3"><ul class="pagination"><li class="page-item"><a class="page-link" href="#">1</a></li><li class="page-item active"><a class="page-link" href="#">2</a></li><li class="page-item"><a class="page-link" href="#">3</a></li></ul></nav>
    <div class="form-check"><input class="form-check-input" type="checkbox" id="a" checked><label for="a" class="form-check-label">Ticked</label></div><div class="form-check"><input class="form-check-input" type="checkbox" id="b"><label for="b" class="form-check-label">Not ticked</label></div><div class="form-check form-switch"><input class="form-check-input" type="checkbox" role="switch" id="c" checked><label for="c">On</label></div><div class="form-check form-switch"><input class="form-check-input" type="checkbox" role="switch" id="d"><label for="d">Off</label></div>
    <div class="progress my-3"><div class="progress-bar" style="width: 40%"></div></div>
    <div class="card w-50"><div class="card-body"><h5 class="card-title">A card that is a link</h5><p class="card-text">All of it can be pressed.</p><a href="#" class="stretched-link">Open</a></div></div></main>`,
  );

export const hostPages: Readonly<Record<string, string>> = {
  'font-awesome-6': fontAwesome('6'),
  'font-awesome-7': fontAwesome('7'),
  'material-symbols': page(
    `${css('material-symbols/index.css')}<style>body { font-family: Roboto, Arial, sans-serif } nav a { display: inline-flex; align-items: center; gap: 8px; padding: 12px; color: #1a73e8; text-decoration: none } nav a.active { background: #e8f0fe; border-radius: 20px }</style>`,
    `<nav><a class="active" href="#"><span class="material-symbols-outlined">home</span>Start</a><a href="#"><span class="material-symbols-rounded">settings</span>Options</a><a href="#"><span class="material-symbols-sharp">person</span>Account</a></nav>
    <main><h1>Your files</h1><p>Two folders <span class="material-symbols-outlined">folder</span> and one liked <span class="material-symbols-outlined" style="font-variation-settings: 'FILL' 1">favorite</span>, one not <span class="material-symbols-outlined">favorite</span>.</p><button aria-label="Search"><span class="material-symbols-outlined">search</span></button></main>`,
  ),
  'video-js': page(
    css('video.js/dist/video-js.css'),
    `<h1>A film</h1><video id="film" class="video-js" controls preload="none" width="640" height="264" poster="/npm/leaflet/dist/images/layers-2x.png" data-setup="{}"><source src="/none.mp4" type="video/mp4"><track kind="captions" src="/npm/video.js/dist/examples/shared/example-captions.vtt" srclang="en" label="English"></video><p>Words under the film.</p>${js('video.js/dist/video.js')}<script>videojs('film').addClass('vjs-has-started')</script>`,
  ),
  codemirror: page(
    `${css('cm5/lib/codemirror.css')}${js('cm5/lib/codemirror.js')}${js('cm5/mode/javascript/javascript.js')}`,
    `<h1>An editor</h1><textarea id="code">${code}</textarea><p>Words below.</p><script>const editor = CodeMirror.fromTextArea(document.querySelector('#code'), { lineNumbers: true, mode: 'javascript' }); editor.setSelection({ line: 1, ch: 0 }, { line: 2, ch: 14 }); editor.getInputField().blur();</script>`,
  ),
  'codemirror-6': page(
    modules([
      ...[
        'view',
        'state',
        'commands',
        'language',
        'search',
        'autocomplete',
        'lint',
        'streamparser',
      ].map((name) => `@codemirror/${name}`),
      'codemirror',
      ...['common', 'highlight', 'lr'].map((name) => `@lezer/${name}`),
      'style-mod',
      'w3c-keyname',
      'crelt',
      '@marijn/find-cluster-break',
    ]),
    `<h1>An editor</h1><div id="code"></div><p>Words below.</p><script type="module">import { EditorView, basicSetup } from 'codemirror'; const view = new EditorView({ doc: ${JSON.stringify(code)}, extensions: [basicSetup], parent: document.querySelector('#code'), selection: { anchor: 10, head: 80 } }); document.body.dataset.ready = '';</script>`,
  ),
  katex: page(
    `${css('katex/dist/katex.css')}${js('katex/dist/katex.js')}${js('katex/dist/contrib/auto-render.js')}`,
    String.raw`<main><h1>Formulas</h1><p>The mean is \(\frac{a+b}{\sqrt{c}}\), the sum \(\sum_{i=1}^{n} x_i\), and \(\mathbf{v}\) is not \(v\).</p><p>$$ \int_0^\infty e^{-x^2}\,dx = \frac{\sqrt{\pi}}{2} \qquad \left(\begin{matrix} a & b \\ c & d \end{matrix}\right) $$</p><p>Words after.</p></main><script>renderMathInElement(document.body)</script>`,
  ),
  mathjax: page(
    `<script>MathJax = { startup: { ready() { MathJax.startup.defaultReady(); MathJax.startup.promise.then(() => { document.body.dataset.ready = ''; }); } } }</script><script defer src="/npm/mathjax/es5/tex-mml-chtml.js"></script>`,
    String.raw`<main><h1>Formulas</h1><p>When \(a \ne 0\), there are two solutions to \(ax^2 + bx + c = 0\), and they are</p><p>$$x = {-b \pm \sqrt{b^2-4ac} \over 2a}.$$</p><p>$$\sum_{k=1}^{n} \frac{1}{k^2} = \frac{\pi^2}{6}$$</p><p>Words after <math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>.</p></main>`,
  ),
  fullcalendar: page(
    js('fullcalendar/index.global.min.js'),
    `<div id="calendar" style="max-width: 1100px; margin: 40px auto; font-family: Arial; font-size: 14px"></div><script>new FullCalendar.Calendar(document.querySelector('#calendar'), { direction: document.dir || 'ltr', initialDate: '2026-01-12', headerToolbar: { left: 'prev,next today', center: 'title', right: 'dayGridMonth,timeGridWeek,listMonth' }, events: [{ title: 'All day', start: '2026-01-01' }, { title: 'Long one', start: '2026-01-07', end: '2026-01-10' }, { groupId: 1, title: 'Meeting', start: '2026-01-12T10:30:00' }, { title: 'Link', url: '#', start: '2026-01-28' }, { title: 'Green', start: '2026-01-15', color: '#257e4a' }] }).render()</script>`,
  ),
  chart: page(
    js('chart.js/dist/chart.umd.js'),
    `<h1>Votes</h1><div style="max-width: 700px"><canvas id="chart"></canvas></div><p>Words below.</p><script>new Chart(document.querySelector('#chart'), { type: 'bar', options: { animation: false, scales: { y: { beginAtZero: true } } }, data: { labels: ['Red', 'Blue', 'Yellow', 'Green'], datasets: [{ label: '# of Votes', data: [12, 19, 3, 5], borderWidth: 1 }] } })</script>`,
  ),
  leaflet: page(
    `${css('leaflet/dist/leaflet.css')}${js('leaflet/dist/leaflet.js')}`,
    `<h1>A map</h1><div id="map" style="height: 400px"></div><script>const map = L.map('map', { zoomAnimation: false, fadeAnimation: false }).setView([51.505, -0.09], 13); L.marker([51.5, -0.09]).addTo(map).bindPopup('A popup with <a href="#">a link</a>.').openPopup(); L.circle([51.508, -0.11], { color: 'red', fillColor: '#f03', fillOpacity: 0.5, radius: 500 }).addTo(map); L.control.layers({}, { Marks: L.layerGroup() }, { collapsed: false }).addTo(map); L.control.scale().addTo(map); map.attributionControl.addAttribution('Data: <a href="#">Somebody</a>')</script>`,
  ),
  swagger: page(
    css('swagger-ui-dist/swagger-ui.css'),
    `<div id="ui"></div>${js('swagger-ui-dist/swagger-ui-bundle.js')}<script>SwaggerUIBundle({ dom_id: '#ui', docExpansion: 'full', spec: { openapi: '3.0.0', info: { title: 'Pets', version: '1.0.0', description: 'A service for **pets**.' }, servers: [{ url: '/v1' }], tags: [{ name: 'pets', description: 'All about pets' }], paths: { '/pets': { get: { tags: ['pets'], summary: 'List pets', parameters: [{ name: 'limit', in: 'query', description: 'How many', schema: { type: 'integer' } }], responses: { 200: { description: 'A list', content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } } } }, post: { tags: ['pets'], summary: 'Add a pet', responses: { 201: { description: 'Added' } } }, delete: { tags: ['pets'], deprecated: true, summary: 'Drop all', responses: { 204: { description: 'Gone' } } } } }, components: { schemas: { Pet: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } } } } } })</script>`,
  ),
};
