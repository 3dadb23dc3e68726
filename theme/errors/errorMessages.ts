/** Most causes that are shown: an error may be its own cause. */
const MAX_MESSAGES = 10;

/** Message of an error and of its causes, outermost first, each once. What was thrown need not be an error. */
export function messagesOf(error: unknown): string[] {
  const messages = new Set<string>();
  let current = error;
  for (let depth = 0; depth < MAX_MESSAGES && current instanceof Error; depth += 1) {
    messages.add(current.message || current.name);
    current = current.cause;
  }
  if (current !== undefined && !(current instanceof Error)) messages.add(String(current));
  return messages.size > 0 ? [...messages] : [String(error)];
}
