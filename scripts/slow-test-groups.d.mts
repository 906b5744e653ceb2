type Environment = Readonly<Record<string, string | undefined>>;

export function leftOutTests(environment?: Environment): string[];
export function leftOutProjects(environment?: Environment): string[];
