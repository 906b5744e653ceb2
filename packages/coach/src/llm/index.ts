export { tokenBudget, type Budget } from './calls/token-budget.ts';
export { llmCoach, type CoachEnd, type LlmCoach, type LlmOptions } from './llm-coach.ts';
export { openJudge } from './judge-for-benchmark.ts';
export { readPrompts, type Prompts } from './prompts/read-prompts.ts';
