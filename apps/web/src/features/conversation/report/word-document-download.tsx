import { useMutation } from '@tanstack/react-query';
import { readConversationLanguage, versionsIn } from '@vernacular/exercises';
import { countWords } from '@vernacular/analyzer';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import type { Said } from '../../../parts/message/shown-messages.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { loadTexts } from '../../../platform/language/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { WireHistory } from '../state/conversation.ts';
import type { ConversationPlace } from '../state/conversation-path.ts';

interface Props {
  readonly place: ConversationPlace;
  readonly history: WireHistory;
  readonly said: readonly Said[];
  readonly look: 'primary' | 'quiet';
}

const named = (speaker: string) => speaker.replace(/:$/u, '');

export function WordDownload({ place, history, said, look }: Props) {
  const { t, i18n } = useTranslation('conversation');
  const language = readConversationLanguage(i18n.resolvedLanguage);
  const save = async () => {
    const [{ wordType, writeReport }, { conversationReport }] = await Promise.all([
      import('@vernacular/documents/report'),
      import('./conversation-report.ts'),
      loadTexts('checks'),
    ]);
    const tChecks = i18n.getFixedT(null, 'checks');
    const { name, title } = place.exercise.introduction[language];
    const now = new Date();
    const bytes = await writeReport(
      conversationReport({
        title,
        date: now.toLocaleDateString(i18n.resolvedLanguage, { dateStyle: 'long' }),
        isRightToLeft: i18n.dir() === 'rtl',
        versions: versionsIn(place.exercise, language, history).map(({ label, text, score }) => ({
          label,
          text,
          note:
            t('words', { count: countWords(text) }) +
            (score === null ? '' : ` · ${t('word.score', { score })}`),
        })),
        said,
        words: {
          versions: t('word.versions'),
          conversation: t('log'),
          student: named(t('you')),
          coach: named(t('coach')),
          table: t('word.table'),
          checks: tChecks('title'),
          answer: ({ answer, words }) =>
            answer === 'marked'
              ? `${tChecks('answer.marked')} ${words}`
              : tChecks(`state.${answer}`),
        },
      }),
    );
    const day = now.toLocaleDateString('sv-SE');
    saveFile(new Blob([bytes], { type: wordType }), `${name} ${day}.docx`);
  };
  const { mutate, isPending, isError } = useMutation({ mutationFn: save });
  return (
    <>
      <Button icon={FileText} look={look} isDisabled={isPending} onPress={() => mutate()}>
        {t('word.download')}
      </Button>
      {isError && <span role="alert">{t('word.failed')}</span>}
    </>
  );
}
