/** Maximum depth of causes: an error may be its own cause. */
const MAX_MESSAGES = 10;

/** Messages of an error and of its causes, outermost first, without duplicates. The thrown value need not be an `Error`. */
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
