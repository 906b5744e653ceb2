import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { openSite } from '../../../app/site-for-tests.tsx';
import { readStored } from '../../../platform/storage/storage.ts';

const address = '6f1c2a34-0000-4000-8000-123456789abc-halflife-full';
const path = `/${address}`;
const consent = 'mJ3kQ1h6v0Zs2yq8Xb5cW7dR9tE4uA-_nL0pF2gK1iM';
const opening = {
  messages: [{ Id: 'b1', Text: '<p>What may I call you?</p>', IsStudent: false }],
  updatedHistory: { currentStage: 1, taskId: '', isResearch: true },
};
const study = {
  title: null,
  state: 'open',
  opens: null,
  closes: null,
  contact: null,
  asksCode: false,
  consent: { version: 'v7', text: { en: 'All is kept.\n\nYou may stop.', he: 'הכול נשמר.' } },
};

const described = '0b0e5d5e-1a65-4c3e-9a53-0c3f0f7f5a11';

/** A server that holds a study; what was posted to it, by path. */
function server(at = address, endpoint = `/api${path}`) {
  const sent: Record<string, Record<string, unknown>[]> = {};
  const hear = (name: string, answer: () => unknown) => (body: unknown) => {
    (sent[name] ??= []).push(JSON.parse(String(body)) as Record<string, unknown>);
    return answer();
  };
  const agreed = {
    consent,
    withdrawalCode: 'ABCD-EFGH-JKMN-PQRS',
    participantName: 'P17',
    exercise: 'half-life',
    isSole: false,
  };
  return {
    sent,
    answers: {
      [`/api/studies/${at}`]: study,
      [`/api/studies/${at}/consents`]: hear('consents', () => agreed),
      [endpoint]: hear('conversation', () => opening),
      '/api/HalfLife': hear('conversation', () => opening),
    } as Record<string, unknown>,
  };
}

async function agree() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /agree to take part/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Agree and go on' }));
  await screen.findByText('ABCD-EFGH-JKMN-PQRS');
}
const begin = () => userEvent.click(screen.getByRole('button', { name: 'Begin' }));

beforeEach(() => localStorage.clear());

describe('a page of a study', () => {
  it('shows the text of the study and asks nothing before its participant agreed', async () => {
    const { sent, answers } = server();
    await openSite(`${path}?participant=P17`, { answers });
    expect(await screen.findByText('All is kept.')).toBeTruthy();
    expect(screen.getByText('You may stop.')).toBeTruthy();
    expect(screen.getByText('You take part as P17.')).toBeTruthy();
    const submit = screen.getByRole('button', { name: 'Agree and go on' });
    expect(submit.hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('log')).toBeNull();
    expect(sent).toEqual({});
  });

  it('records what was agreed to, shows the code once, and then begins', async () => {
    const { sent, answers } = server();
    await openSite(`${path}?participant=P17`, { answers });
    await agree();
    expect(sent['consents']).toEqual([
      {
        version: 'v7',
        language: 'en',
        text: 'All is kept.\n\nYou may stop.',
        participantName: 'P17',
        withProfile: false,
      },
    ]);
    expect(sent['conversation']).toBeUndefined();
    await begin();
    await screen.findByText('What may I call you?');
    expect(sent['conversation']?.[0]).toMatchObject({ consent, isResearch: true });
    expect(screen.getByText(/under the participant name P17/)).toBeTruthy();
    expect(localStorage.getItem(`study:${address}?p17`)).not.toContain('ABCD');
  });

  it('gives the code as a file', async () => {
    const { answers } = server();
    await openSite(path, { answers });
    await agree();
    const made = vi.fn<(file: Blob) => string>(() => 'blob:file');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} }));
    await userEvent.click(screen.getByRole('button', { name: 'Download the code' }));
    expect(await made.mock.calls[0]?.[0].text()).toMatch(/ABCD-EFGH-JKMN-PQRS[^]*\/withdraw/);
  });

  it('shows its text in Hebrew', async () => {
    await openSite(path, { answers: server().answers, language: 'he' });
    expect(await screen.findByText('הכול נשמר.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'הסכמה והמשך' })).toBeTruthy();
  });

  it('asks on an ordinary page too whose address says research', async () => {
    const { sent, answers } = server('half-life');
    await openSite('/half-life?research=true', { answers });
    await agree();
    await begin();
    await screen.findByText('What may I call you?');
    expect(sent['conversation']?.[0]).toMatchObject({ consent, isResearch: true });
  });

  it('asks nothing of the kind where somebody practises', async () => {
    const { sent, answers } = server();
    await openSite('/half-life', { answers });
    await screen.findByText('What may I call you?');
    expect(screen.queryByText(/kept for the study/)).toBeNull();
    expect(sent['conversation']?.[0]).not.toHaveProperty('consent');
  });

  it('does not go on for one participant where another stopped', async () => {
    const { answers } = server();
    await openSite(`${path}?participant=P17`, { answers });
    await agree();
    await begin();
    await screen.findByText('What may I call you?');
    expect(readStored(`conversation:/api${path}?P17`)).toContain('What may I call you?');
    await openSite(`${path}?participant=P18`, { answers });
    expect(await screen.findByText('You take part as P18.')).toBeTruthy();
  });

  it('asks again whoever withdrew', async () => {
    const { answers } = server();
    await openSite(path, { answers });
    await agree();
    const refusal = { error: { code: 'consent-needed', message: 'Please agree.' } };
    answers[`/api${path}`] = Response.json(refusal, { status: 428 });
    await begin();
    expect(await screen.findByText('All is kept.')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('shows nothing any more of what was withdrawn elsewhere', async () => {
    const { answers } = server();
    const known = { text: null };
    answers[`/api/studies/${address}/debriefing`] = () => known;
    await openSite(path, { answers });
    await agree();
    await begin();
    await screen.findByText('What may I call you?');
    const refusal = { error: { code: 'consent-needed', message: 'Please agree.' } };
    answers[`/api/studies/${address}/debriefing`] = Response.json(refusal, { status: 428 });
    cleanup();
    await openSite(path, { answers });
    expect(await screen.findByText(/You are no longer part of this study/)).toBeTruthy();
    expect(screen.queryByText('What may I call you?')).toBeNull();
    expect(readStored(`conversation:/api${path}`)).toBeNull();
  });

  it('keeps what is on the device while the server cannot be asked', async () => {
    const { answers } = server();
    await openSite(path, { answers });
    await agree();
    await begin();
    await screen.findByText('What may I call you?');
    answers[`/api/studies/${address}/debriefing`] = new Response('', { status: 503 });
    cleanup();
    await openSite(path, { answers });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Yes, go on where I stopped' }),
    );
    expect(await screen.findByText('What may I call you?')).toBeTruthy();
    expect(screen.queryByText(/no longer part/)).toBeNull();
  });

  it('takes no other writer’s task out of an address', async () => {
    const { sent, answers } = server();
    await openSite(`${path}?task=${consent}`, { answers });
    await agree();
    await begin();
    await screen.findByText('What may I call you?');
    expect(sent['conversation']?.[0]).not.toHaveProperty('taskId');
  });
});

/** Begins a study, leaves it, and opens its page again. */
async function openAgain(updatedHistory: object = opening.updatedHistory) {
  const { answers } = server();
  answers[`/api${path}`] = () => ({ ...opening, updatedHistory });
  answers[`/api/studies/${address}/debriefing`] = () => ({
    text: { en: 'Half had a coach.', he: '' },
  });
  await openSite(path, { answers });
  await agree();
  await begin();
  await screen.findByText('What may I call you?');
  cleanup();
  await openSite(path, { answers });
}

describe('a computer of a lab room', () => {
  it('shows nothing of what was begun before it is known who sits there', async () => {
    await openAgain();
    expect(await screen.findByText('Are you P17?')).toBeTruthy();
    expect(screen.queryByText('What may I call you?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, go on where I stopped' }));
    expect(await screen.findByText('What may I call you?')).toBeTruthy();
  });

  it('asks somebody else for a consent of their own, and forgets who was there before', async () => {
    await openAgain();
    await userEvent.click(await screen.findByRole('button', { name: 'No, I am someone else' }));
    expect(await screen.findByText('All is kept.')).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => /^(study|conversation):/.test(key))).toEqual(
      [],
    );
  });

  it('asks again when the Back button brings a page back as it was left', async () => {
    await openAgain();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Yes, go on where I stopped' }),
    );
    await screen.findByText('What may I call you?');
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    window.dispatchEvent(back);
    expect(await screen.findByText('Are you P17?')).toBeTruthy();
    expect(screen.queryByText('What may I call you?')).toBeNull();
  });

  it('knows a participant by their code in capital and small letters', async () => {
    const { answers } = server();
    await openSite(`${path}?participant=P17`, { answers });
    await agree();
    cleanup();
    await openSite(`${path}?participant=p17`, { answers });
    expect(await screen.findByText('Are you P17?')).toBeTruthy();
  });

  it('asks who sits there in a tab that was left open when somebody else agrees in another', async () => {
    await openAgain();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Yes, go on where I stopped' }),
    );
    await screen.findByText('What may I call you?');
    const other = JSON.parse(localStorage.getItem(`study:${address}`)!) as object;
    const theirs = JSON.stringify({ ...other, consent: 'another', participantName: 'P18' });
    localStorage.setItem(`study:${address}`, theirs);
    window.dispatchEvent(new StorageEvent('storage', { key: `study:${address}` }));
    expect(await screen.findByText('Are you P18?')).toBeTruthy();
    expect(screen.queryByText('What may I call you?')).toBeNull();
  });

  it('leaves what somebody else began when a finished participant’s page is closed', async () => {
    const { answers } = server();
    answers[`/api${path}`] = () => ({ ...opening, updatedHistory: { currentStage: 8 } });
    answers[`/api/studies/${address}/debriefing`] = { text: { en: 'Half had a coach.', he: '' } };
    await openSite(path, { answers });
    await agree();
    await begin();
    await screen.findByText('Half had a coach.');
    const other = JSON.parse(localStorage.getItem(`study:${address}`)!) as object;
    localStorage.setItem(`study:${address}`, JSON.stringify({ ...other, consent: 'another' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(`study:${address}`)).toContain('another');
  });

  it('offers a link for readers of the last text, and makes it when the participant agrees', async () => {
    const { answers } = server();
    answers[`/api${path}`] = () => ({ ...opening, updatedHistory: { currentStage: 8 } });
    const readers = { text: 'My last text.', mostReaders: 12, link: null, endsAt: null };
    answers[`/api/studies/${address}/debriefing`] = () => ({ text: null, readers });
    const made = { ...readers, link: '/read/abc', endsAt: '2027-03-01T00:00:00Z' };
    answers[`/api/studies/${address}/readers`] = () => made;
    await openSite(path, { answers });
    await agree();
    await begin();
    expect(await screen.findByText(/up to 12 readers of your choice/)).toBeTruthy();
    expect(screen.getByText('My last text.')).toBeTruthy();
    expect(screen.queryByLabelText('Link for readers')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I agree: make a link for readers' }));
    const link = await screen.findByLabelText<HTMLInputElement>('Link for readers');
    expect(link.value).toBe(`${location.origin}/read/abc`);
  });

  it('shows nobody what another has finished', async () => {
    await openAgain({ currentStage: 8, taskId: '', isResearch: true });
    expect(await screen.findByText('All is kept.')).toBeTruthy();
    expect(readStored(`conversation:/api${path}?P17`)).toBeNull();
  });

  it.each([
    [
      'when its participant presses Done',
      () => screen.getByRole('button', { name: 'Done' }).click(),
    ],
    ['when the page is closed', () => window.dispatchEvent(new Event('pagehide'))],
  ])('forgets a finished participant %s', async (_, leave) => {
    const { answers } = server();
    answers[`/api${path}`] = () => ({ ...opening, updatedHistory: { currentStage: 8 } });
    answers[`/api/studies/${address}/debriefing`] = () => ({
      text: { en: 'Half had a coach.', he: '' },
    });
    await openSite(path, { answers });
    await agree();
    await begin();
    await screen.findByText('Half had a coach.');
    expect(localStorage.getItem(`study:${address}`)).toContain(consent);
    leave();
    await vi.waitFor(() => expect(localStorage.getItem(`study:${address}`)).toBeNull());
    expect(readStored(`conversation:/api${path}?P17`)).toBeNull();
  });
});

describe('a study that the operator describes', () => {
  const at = `/study/${described}`;

  it('begins with the exercise of its participant, told how the answer was written, and ends with its debriefing', async () => {
    const { sent, answers } = server(described, `/api/${described}`);
    answers[`/api/studies/${described}/debriefing`] = { text: { en: 'Half had a coach.', he: '' } };
    await openSite(at, { answers });
    await agree();
    await begin();
    await screen.findByText('What may I call you?');
    answers[`/api/${described}`] = (body: unknown) => {
      (sent['conversation'] ??= []).push(JSON.parse(String(body)) as Record<string, unknown>);
      return { ...opening, updatedHistory: { currentStage: 8, taskId: '', isResearch: true } };
    };
    await userEvent.click(screen.getByLabelText('Your answer'));
    await userEvent.paste('Dana');
    await userEvent.type(screen.getByLabelText('Your answer'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Half had a coach.')).toBeTruthy();
    expect(sent['conversation']?.at(-1)).toMatchObject({
      consent,
      writing: { pasted: 4, firstKey: expect.any(Number) as number },
    });
  });

  it.each([
    ['before', /opens on January 10, 2027/],
    ['over', /This study is over/],
  ])('asks nobody to agree when it is %s', async (state, sentence) => {
    const { answers } = server(described);
    answers[`/api/studies/${described}`] = { ...study, state, opens: '2027-01-10T12:00:00Z' };
    await openSite(at, { answers });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('names the study, whom to ask, and how to leave it, and begins nothing again that counts once', async () => {
    const { answers } = server(described, `/api/${described}`);
    const title = { en: 'Plain words', he: 'מילים פשוטות' };
    const contact = { en: 'dana@example.org', he: 'dana@example.org' };
    answers[`/api/studies/${described}`] = { ...study, title, contact };
    const agreed = answers[`/api/studies/${described}/consents`] as (body: unknown) => object;
    answers[`/api/studies/${described}/consents`] = (body: unknown) => ({
      ...agreed(body),
      isSole: true,
    });
    await openSite(at, { answers });
    await agree();
    await begin();
    expect(await screen.findByText('Plain words')).toBeTruthy();
    expect(screen.getByText(/Questions about the study: dana@example.org/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Withdraw from a study' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Restart' })).toBeNull();
    expect(screen.getByText('A copy is kept on this device.')).toBeTruthy();
  });

  it('lets a participant code be put right that its address brought wrongly', async () => {
    const { sent, answers } = server(described);
    answers[`/api/studies/${described}`] = { ...study, asksCode: true };
    const agreed = answers[`/api/studies/${described}/consents`];
    const refusal = { error: { code: 'unknown-participant', message: 'x' } };
    answers[`/api/studies/${described}/consents`] = Response.json(refusal, { status: 409 });
    await openSite(`${at}?participant=K7M3`, { answers });
    await userEvent.click(await screen.findByRole('checkbox', { name: /agree to take part/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Agree and go on' }));
    const box = await screen.findByLabelText('Participant code');
    answers[`/api/studies/${described}/consents`] = agreed;
    await userEvent.clear(box);
    await userEvent.type(box, 'K7M2');
    await userEvent.click(screen.getByRole('button', { name: 'Agree and go on' }));
    await screen.findByText('ABCD-EFGH-JKMN-PQRS');
    expect(sent['consents']?.[0]).toMatchObject({ participantName: 'K7M2' });
  });

  it('asks for the participant code that its address does not bring', async () => {
    const { sent, answers } = server(described);
    answers[`/api/studies/${described}`] = { ...study, asksCode: true };
    await openSite(at, { answers });
    await userEvent.type(await screen.findByLabelText('Participant code'), ' K7M2 ');
    await agree();
    expect(sent['consents']?.[0]).toMatchObject({ participantName: 'K7M2' });
  });
});
