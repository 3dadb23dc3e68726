import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** `icon` is a square, `quiet` a word in a bar, `outlined` a word with a frame, `primary` the main action of a message. */
export type ButtonShape = 'icon' | 'quiet' | 'outlined' | 'primary';

/**
 * Class of a button, for links among buttons. The primary one has a fixed name, since the head script creates such buttons too
 * (`boot/notice.ts`).
 */
export const buttonClass = (shape: ButtonShape, own = '') => `${styles[shape] ?? 'button'} ${own}`.trim();

export interface ButtonProps extends ComponentProps<'button'> {
  shape: ButtonShape;
}

/** Button of the interface. Feedback is shown below it for a moment (`boot/feedback.ts`). */
export function Button({ shape, className, ...props }: ButtonProps) {
  return <button type="button" className={buttonClass(shape, className)} {...props} />;
}
