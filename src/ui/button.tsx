/** The buttons of the site, and the links that look like one. styles/controls.css draws them. */
import type { ComponentProps } from 'react'

type Look = Readonly<{
  /** `main` is what the page leads to, `plain` stands beside it, `quiet` has no frame. */
  variant: keyof typeof VARIANTS
  small?: boolean
}>

const VARIANTS = { main: 'btn btn-main', plain: 'btn', quiet: 'btn btn-quiet' } as const

const classes = (variant: Look['variant'], small: boolean, more: string): string =>
  `${VARIANTS[variant]}${small ? ' btn-small' : ''}${more === '' ? '' : ` ${more}`}`

type ButtonProps = Look & Readonly<{ type: 'button' | 'submit' }> & ComponentProps<'button'>

/** A `<button>` with all of its attributes; `className` adds to the classes of its look. */
export function Button({ variant, small = false, type, className = '', ...rest }: ButtonProps) {
  return <button type={type} className={classes(variant, small, className)} {...rest} />
}

/** An `<a>` that looks like a button; `className` adds to the classes of its look. */
export function LinkButton({ variant, small = false, className = '', ...rest }: Look & ComponentProps<'a'>) {
  return <a className={classes(variant, small, className)} {...rest} />
}
