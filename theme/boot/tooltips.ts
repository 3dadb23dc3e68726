/** Escape hides a tooltip until the next button (WCAG 1.4.13). */
export function startTooltips(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dataset.tooltips = 'off';
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, () => {
      delete dataset.tooltips;
    });
  }
}
