/** Multi-line source text. It scrolls where it is wider than the page, so it is focusable. */
export function Code({ label, children }: { label: string; children: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be focusable
    <pre role="region" aria-label={label} tabIndex={0}>
      <code>{children.trim()}</code>
    </pre>
  )
}
