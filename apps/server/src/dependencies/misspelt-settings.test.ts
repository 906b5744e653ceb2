import { expect, it } from 'vitest';

import { settingNames } from './config.ts';
import { misspeltSettings } from './misspelt-settings.ts';

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['data_dir', 'DATA_DIR'],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
  ['SIGNUP', 'SIGN_UP'],
  ['AUDIT_DAY', 'AUDIT_DAYS'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['LOG_LEVLE', 'LOG_LEVEL'],
  ['OPERATOR', 'OPERATORS'],
  ['SECRET_KEY', 'SECRETS_KEY'],
  ['PUBLIC_URLS', 'PUBLIC_URL'],
  ['SMTP_SERVER', 'SMTP_URL'],
  ['COACH_TIMEOUT_SECONDS', 'COACH_TIMEOUT'],
  ['LETTERS_PER_DAY', 'LETTERS_PER_HOUR'],
])('%s is told, with %s as the nearest', (name, setting) => {
  expect(misspeltSettings({ [name]: 'a secret' })).toEqual([
    `${name} is no setting of this site and changes nothing. The nearest is ${setting}.`,
  ]);
});

it('nothing is said of what a machine has anyway', () => {
  const usual = `PATH HOME USER LOGNAME SHELL PWD OLDPWD TERM LANG LC_ALL TZ TMPDIR HOSTNAME HOSTTYPE MAIL EDITOR SHLVL _
    MAILCHECK DISPLAY SSH_AUTH_SOCK XDG_DATA_DIRS XDG_DATA_HOME NODE_ENV NODE_OPTIONS NODE_VERSION YARN_VERSION PORTS
    npm_config_cache npm_package_name INIT_CWD COLOR INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY LOGS_DIRECTORY
    POSTGRES_PASSWORD PGHOST PGDATABASE SERVER_PASSWORD OWNER_PASSWORD HTTP_PROXY HTTPS_PROXY NO_PROXY
    KUBERNETES_SERVICE_HOST KUBERNETES_PORT_443_TCP DATABASE_SERVICE_HOST DATABASE_PORT SMTP_PORT_25_TCP_ADDR
    OTEL_SERVICE_NAME OTEL_EXPORTER_OTLP_HEADERS OTEL_TRACES_SAMPLER HOST_PORT LOG_FILE SITE_NAME DATA_HOME`;
  const environment = Object.fromEntries(usual.split(/\s+/u).map((name) => [name, 'x']));
  expect(misspeltSettings(environment)).toEqual([]);
});

it('nothing is said of the settings themselves', () => {
  expect(misspeltSettings(Object.fromEntries(settingNames.map((name) => [name, 'x'])))).toEqual([]);
});
