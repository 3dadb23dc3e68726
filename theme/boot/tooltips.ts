/**
 * Escape hides tooltips until the pointer enters another element or the focus moves (WCAG 1.4.13). A dialog that it closes may
 * return the focus before `keyup`: this focus does not show a tooltip.
 */
export function startTooltips(): void {
  const { dataset } = document.documentElement;
  let isDown = false;
  document.addEventListener('keydown', ({ key }) => {
    isDown = key === 'Escape';
    if (isDown) dataset.tooltips = 'off';
  });
  document.addEventListener('keyup', () => {
    isDown = false;
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, () => {
      if (!isDown) delete dataset.tooltips;
    });
  }
}
