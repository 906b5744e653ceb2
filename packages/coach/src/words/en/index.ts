import messages from './messages.json' with { type: 'json' };
import wordLists from './word-lists.json' with { type: 'json' };

export { messages, wordLists };
