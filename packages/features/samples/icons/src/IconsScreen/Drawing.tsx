import { SquareDashed } from 'lucide-react'
import drawings from '../drawings.json'

/** How icons are drawn, by their names: the data of a path each. Written by `tools/drawIcons.ts`. */
const paths: Readonly<Record<string, string>> = drawings

/** An icon of the catalogue; a dashed square for one that this console cannot draw. */
export function Drawing({ name, size }: { name: string; size: number }) {
  if (!Object.hasOwn(paths, name))
    return <SquareDashed size={size} strokeWidth={1.25} aria-hidden data-undrawn />
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={paths[name]} />
    </svg>
  )
}
