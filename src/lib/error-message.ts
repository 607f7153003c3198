/** The message of whatever was thrown; a thrown value that is no Error is written as text. */
export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
