/**
 * Loads a part of the page that the reader has asked for, with one retry: the prefetch may have been cancelled.
 *
 * @param failure message for the reader.
 * @param isShown whether the page still has the place of the part: nothing is reported on the next page.
 * @returns undefined for a part that cannot be loaded.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  failure: string,
  isShown = () => true,
): Promise<Part | undefined> {
  try {
    const part = await load().catch(load);
    // The error of an earlier attempt.
    if (isShown()) window.boot.hideLoadError();
    return part;
  } catch {
    if (isShown() && !window.boot.isLeaving()) window.boot.showLoadError(failure);
    return undefined;
  }
}
