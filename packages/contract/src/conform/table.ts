import type { Addresses } from '../calls'
import type { Finding } from './ledger'

/** Verdict about a call. Only a call that was made can conform. */
function verdictOf({ requests, isAbsent, faults }: Finding) {
  if (isAbsent) return 'absent'
  if (faults.length > 0) return 'does not conform'
  return requests > 0 ? 'conforms' : 'not tested'
}

const marks = { conforms: '✓', 'does not conform': '✗', absent: '–', 'not tested': '·' } as const

/**
 * Formats a line for each call, relative to the address of its base, followed by its faults and skipped checks. Ends with the calls
 * that do not conform, and the number of calls for each verdict.
 */
export function tableOf(findings: readonly Finding[], addresses: Addresses): string {
  const bases = [...new Set(findings.map(({ call }) => call.base))]
  const lines = bases.flatMap((base) => [
    `{${base}} ${addresses[base]}`,
    ...findings.filter(({ call }) => call.base === base).flatMap(linesOf),
    '',
  ])
  const faulty = findings.filter((finding) => verdictOf(finding) === 'does not conform')
  const summary = faulty.length > 0 ? [...faulty.flatMap(linesOf), ''] : []
  return [...lines, ...summary, totalsOf(findings)].join('\n')
}

function linesOf(finding: Finding): string[] {
  const { call, faults, skipped } = finding
  const verdict = verdictOf(finding)
  const isMissing = verdict === 'absent' && !call.isOptional
  return [
    `${marks[verdict]} ${call.name.padEnd(56)} ${verdict}${isMissing ? ', but required by the console' : ''}`,
    ...faults.map((fault) => `    ${fault}`),
    ...skipped.map((reason) => `    not tested: ${reason}`),
  ]
}

function totalsOf(findings: readonly Finding[]): string {
  const requests = findings.reduce((sum, finding) => sum + finding.requests, 0)
  const totals = Object.entries(marks).map(
    ([verdict, mark]) =>
      `${mark} ${verdict}: ${findings.filter((each) => verdictOf(each) === verdict).length}`,
  )
  return [`${findings.length} calls, ${requests} requests`, ...totals].join('   ')
}

/** Checks whether all required calls conform. */
export function conforms(findings: readonly Finding[]): boolean {
  return findings.every((finding) => {
    const verdict = verdictOf(finding)
    return verdict !== 'does not conform' && (verdict !== 'absent' || finding.call.isOptional)
  })
}
