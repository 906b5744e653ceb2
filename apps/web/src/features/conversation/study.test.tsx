import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';
import { readStored } from '../../platform/storage.ts';

const path = '/6f1c2a34-0000-4000-8000-123456789abc-halflife-full';
const secret = 'mJ3kQ1h6v0Zs2yq8Xb5cW7dR9tE4uA-_nL0pF2gK1iM';
const opening = (isResearch: boolean) => ({
  messages: [{ Id: 'b1', Text: '<p>What may I call you?</p>', IsStudent: false }],
  updatedHistory: { currentStage: 1, taskId: secret, isResearch },
});
const answers = {
  [`/api${path}`]: opening(true),
  '/api/HalfLife': opening(false),
};

beforeEach(() => localStorage.clear());

const kept = /is kept for the study/;

describe('a page of a study', () => {
  it('says before the first question that what is written there is kept', async () => {
    await openSite(`${path}?participant=P17`, { answers });
    const notice = screen.getByText(kept);
    expect(notice.textContent).toContain('under the participant name P17');
    const question = await screen.findByText('What may I call you?');
    expect(notice.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says so in Hebrew', async () => {
    await openSite(path, { answers, language: 'he' });
    expect(screen.getByText(/יישמר לצורך המחקר/)).toBeTruthy();
  });

  it('says so on an ordinary page whose address says research', async () => {
    await openSite('/half-life?research=true', { answers });
    expect(screen.getByText(kept)).toBeTruthy();
  });

  it('says nothing of the kind where somebody practises', async () => {
    await openSite('/half-life', { answers });
    await screen.findByText('What may I call you?');
    expect(screen.queryByText(kept)).toBeNull();
  });

  it('does not go on for one participant where another stopped', async () => {
    await openSite(`${path}?participant=P17`, { answers });
    await screen.findByText('What may I call you?');
    expect(readStored(`conversation:/api${path}?P17`)).toContain(secret);
    expect(readStored(`conversation:/api${path}?P18`)).toBeNull();
  });

  it('takes no other writer’s secret out of an address', async () => {
    const sent: unknown[] = [];
    const hear = (body: unknown) => {
      sent.push(body);
      return opening(true);
    };
    await openSite(`${path}?task=${secret}`, { answers: { [`/api${path}`]: hear } });
    await screen.findByText('What may I call you?');
    expect(JSON.stringify(sent)).not.toContain(secret);
  });
});
