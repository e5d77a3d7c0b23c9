import type { languages } from '@console/core/i18n'
import type { ReactNode } from 'react'

export interface FlagProps {
  country: (typeof languages)[number]['flag']
}

const drawings: Record<FlagProps['country'], ReactNode> = {
  us: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path stroke="#b3263b" strokeWidth="2" d="M0 1h24M0 5h24M0 9h24M0 13h24" />
      <path fill="#2c3a73" d="M0 0h11v10H0z" />
      <path
        stroke="#fff"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeDasharray="0 3"
        d="M2.5 2.5h7M2.5 5h7M2.5 7.5h7"
      />
    </>
  ),
  tr: (
    <>
      <path fill="#d8202e" d="M0 0h24v16H0z" />
      <circle fill="#fff" cx="9" cy="8" r="4.6" />
      <circle fill="#d8202e" cx="10.3" cy="8" r="3.7" />
      <path fill="#fff" d="m12.2 8 3.9-1.3-2.4 3.4V5.9l2.4 3.4z" />
    </>
  ),
  sa: (
    <>
      <path fill="#1c7a3e" d="M0 0h24v16H0z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M5 11.8h14M17.6 10.8v2M6 4.5v3.2q0 1 1.4 1t1.4-1V4.5M11 4v4.6M13.4 8.6h3.8q1 0 1-1.2V4.5M15.4 4.6v1.6"
      />
    </>
  ),
}

/** The flag of a language (specification 3), for the eye alone: its name always stands beside it. */
export function Flag({ country }: FlagProps) {
  return (
    <svg viewBox="0 0 24 16" aria-hidden>
      {drawings[country]}
      <path fill="none" stroke="currentColor" strokeOpacity="0.25" d="M0.5 0.5h23v15h-23z" />
    </svg>
  )
}
