/** Escape takes away a tooltip that covers something (WCAG 1.4.13); it comes back at the next button. */
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
