import type { Finding } from './ledger'

/** What became of a call. Only what was asked can conform. */
export function verdictOf({ asked, isAbsent, faults }: Finding) {
  if (isAbsent) return 'absent'
  if (faults.length > 0) return 'does not conform'
  return asked > 0 ? 'conforms' : 'not tried'
}

const marks = { conforms: '✓', 'does not conform': '✗', absent: '–', 'not tried': '·' } as const

/** A line for each call, with what is wrong and what was not tried below it, and a sum. */
export function tableOf(findings: readonly Finding[]): string {
  const lines = findings.flatMap((finding) => {
    const verdict = verdictOf(finding)
    return [
      `${marks[verdict]} ${finding.call.name.padEnd(56)} ${verdict}`,
      ...finding.faults.map((fault) => `    ${fault}`),
      ...finding.untried.map((why) => `    not tried: ${why}`),
    ]
  })
  const sums = Object.keys(marks).map(
    (verdict) => `${findings.filter((each) => verdictOf(each) === verdict).length} ${verdict}`,
  )
  return [...lines, '', sums.join(', ')].join('\n')
}

/** Whether all conforms that a server has to have: samples may be absent. */
export function conforms(findings: readonly Finding[]): boolean {
  return findings.every((finding) => {
    const verdict = verdictOf(finding)
    return (
      verdict !== 'does not conform' && (verdict !== 'absent' || finding.call.base === 'samples')
    )
  })
}
