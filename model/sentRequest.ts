/** A request as it is sent to a program. */
export interface SentRequest {
  method: string;
  /** Path and query. */
  target: string;
  /** Names as written. */
  headers: readonly (readonly [string, string])[];
  body?: string | undefined;
}
