/** Sites of the corpus that only their own programs can draw: each is set up, asked for some pages, and ended. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const run = (cwd, command, ...args) => execFileSync(command, args, { cwd, stdio: 'pipe' });

/** Waits for a server that has just been started. */
async function answers(site) {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(site, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${site} does not answer`);
}

/** A page as a site sends it, with its style sheets in it. */
async function savedPage(site, path) {
  let html = await (await fetch(`${site}${path}`)).text();
  for (const [tag, , href] of html.matchAll(
    /<link rel=["']stylesheet["'][^>]*? href=(["'])([^"']+)\1[^>]*>/gu,
  )) {
    const css = await (await fetch(new URL(href.replaceAll('&amp;', '&'), site))).text();
    html = html.replace(tag, () => `<style>${css}</style>`);
  }
  return html.replaceAll(site, '');
}

/** Saves pages of a fresh wiki as it sends them, with their style sheets, skin by skin. */
export async function saveWiki(source, work, out) {
  const port = 4741;
  const site = `http://127.0.0.1:${port}`;
  cpSync(source, work, { recursive: true });
  for (const name of ['extensions', 'config', 'images', 'LocalSettings.php'])
    rmSync(join(work, name), { force: true, recursive: true });
  for (const name of ['extensions', 'images', 'cache', 'data']) mkdirSync(join(work, name));
  const data = ['--dbtype', 'sqlite', '--dbpath', join(work, 'data'), '--dbname', 'wiki'];
  run(
    work,
    'php',
    'maintenance/install.php',
    ...data,
    '--scriptpath',
    '',
    '--server',
    site,
    '--pass',
    'pass-of-a-corpus',
    '--skins',
    'Vector,MonoBook,Timeless',
    'Corpus',
    'Admin',
  );
  const server = spawn('php', ['-S', `127.0.0.1:${port}`], { cwd: work, stdio: 'ignore' });
  try {
    mkdirSync(out, { recursive: true });
    await answers(site);
    const pages = ['Main_Page', 'Special:SpecialPages', 'Special:CreateAccount', 'Special:Search'];
    for (const skin of ['vector', 'vector-2022', 'monobook', 'timeless'])
      for (const page of pages) {
        const html = await savedPage(site, `/index.php?title=${page}&useskin=${skin}`);
        writeFileSync(
          join(out, `${page.replace('Special:', '')}-${skin}.html`),
          html.replaceAll(/<script[\s\S]*?<\/script>/gu, ''),
        );
      }
  } finally {
    server.kill();
  }
}

/** Saves pages of a fresh WordPress with its block theme, which only WordPress with its database can draw. */
export async function saveWordPress(root, work, out) {
  const site = 'http://127.0.0.1:4742';
  const socket = join(work, 'database.sock');
  mkdirSync(join(work, 'data'), { recursive: true });
  cpSync(join(root, 'usr/share/wordpress'), join(work, 'site'), { recursive: true });
  writeFileSync(
    join(work, 'site/wp-config.php'),
    `<?php foreach (['NAME' => 'corpus', 'USER' => 'root', 'PASSWORD' => '', 'HOST' => 'localhost', 'CHARSET' => 'utf8mb4', 'COLLATE' => ''] as $name => $value) define("DB_$name", $value);
define('WP_HTTP_BLOCK_EXTERNAL', true); $table_prefix = 'wp_'; require_once ABSPATH . 'wp-settings.php';`,
  );
  const database = spawn(
    join(root, 'usr/sbin/mariadbd'),
    [
      '--no-defaults',
      '--user=root',
      '--skip-networking',
      '--skip-grant-tables',
      `--datadir=${join(work, 'data')}`,
      `--socket=${socket}`,
      `--lc-messages-dir=${join(root, 'usr/share/mysql')}`,
    ],
    {
      stdio: 'ignore',
      env: { ...process.env, LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu') },
    },
  );
  const options = [
    ...['mysqlnd', 'mysqli'].map(
      (name) => `extension=${join(root, `usr/lib/php/20220829/${name}.so`)}`,
    ),
    `mysqli.default_socket=${socket}`,
  ].flatMap((option) => ['-d', option]);
  for (let tries = 0; tries < 50 && !existsSync(socket); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 200));
  const code = '(new mysqli("localhost", "root", ""))->query("create database corpus");';
  run(work, 'php', ...options, '-r', code);
  const server = spawn('php', [...options, '-S', new URL(site).host], {
    cwd: join(work, 'site'),
    stdio: 'ignore',
  });
  try {
    await answers(site);
    await fetch(`${site}/wp-admin/install.php?step=2`, {
      method: 'POST',
      body: new URLSearchParams({
        weblog_title: 'Corpus',
        user_name: 'admin',
        admin_password: 'pass-of-a-corpus',
        admin_password2: 'pass-of-a-corpus',
        pw_weak: '1',
        admin_email: 'admin@example.org',
        blog_public: '0',
      }),
    });
    mkdirSync(out, { recursive: true });
    const pages = { home: '/', post: '/?p=1', 'log-in': '/wp-login.php' };
    for (const [name, path] of Object.entries(pages))
      writeFileSync(join(out, `${name}.html`), await savedPage(site, path));
  } finally {
    server.kill();
    database.kill();
  }
}
