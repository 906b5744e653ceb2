export { tokenBudget, type Budget } from './budget.ts';
export { llmCoach, type LlmOptions } from './llm-coach.ts';
