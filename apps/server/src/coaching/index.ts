export { exerciseRoutes } from './exercises/exercise-routes.ts';
export { findModelServer, modelServerSentence } from './find-model-server.ts';
export { openCoach } from './open-coach.ts';
export { studyRoutes } from './studies/study-routes.ts';
export { runResearchCommand } from './research/research-command.ts';
