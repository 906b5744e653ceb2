/** Argon2 parameters: memory in KiB, and passes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}
