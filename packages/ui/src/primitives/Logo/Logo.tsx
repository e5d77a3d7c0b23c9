export interface LogoProps {
  /** Edge length in px. Drawn on a grid of 24, so that 24 and 48 fall on whole pixels; made for 20–48. Default: 24. */
  size?: number
  /** The product's name, where the logo appears without it. Without a label the logo is decorative and not announced. */
  label?: string
}

/** The product's logo: a market awning over a ledger line. Takes the current colour and is never mirrored. */
export function Logo({ size = 24, label }: LogoProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d="M4.5 2h3L6 10a2 2 0 0 1-4 0ZM10.5 2h3L14 10a2 2 0 0 1-4 0ZM16.5 2h3L22 10a2 2 0 0 1-4 0Z" />
      <path opacity=".4" d="M7.5 2h3L10 10a2 2 0 0 1-4 0ZM13.5 2h3L18 10a2 2 0 0 1-4 0Z" />
      <rect x="3" y="15" width="11" height="3" rx="1.5" />
      <rect x="17" y="15" width="4" height="3" rx="1.5" />
      <rect x="3" y="20" width="18" height="2" rx="1" />
    </svg>
  )
}
