import type { Addresses } from '../calls'
import type { Finding } from './ledger'

/** What became of a call. Only what was asked can conform. */
function verdictOf({ asked, isAbsent, faults }: Finding) {
  if (isAbsent) return 'absent'
  if (faults.length > 0) return 'does not conform'
  return asked > 0 ? 'conforms' : 'not tried'
}

const marks = { conforms: '✓', 'does not conform': '✗', absent: '–', 'not tried': '·' } as const

/**
 * A line for each call below the address of its base, with what is wrong and what was not tried under it. At the end those that do not
 * conform once more, and how many there are of each verdict.
 */
export function tableOf(findings: readonly Finding[], addresses: Addresses): string {
  const bases = [...new Set(findings.map(({ call }) => call.base))]
  const lines = bases.flatMap((base) => [
    `{${base}} ${addresses[base]}`,
    ...findings.filter(({ call }) => call.base === base).flatMap(linesOf),
    '',
  ])
  const faulty = findings.filter((finding) => verdictOf(finding) === 'does not conform')
  const repeated = faulty.length > 0 ? [...faulty.flatMap(linesOf), ''] : []
  return [...lines, ...repeated, sumOf(findings)].join('\n')
}

function linesOf(finding: Finding): string[] {
  const { call, faults, untried } = finding
  const verdict = verdictOf(finding)
  const isMissed = verdict === 'absent' && !call.isOptional
  return [
    `${marks[verdict]} ${call.name.padEnd(56)} ${verdict}${isMissed ? ', which the console needs' : ''}`,
    ...faults.map((fault) => `    ${fault}`),
    ...untried.map((why) => `    not tried: ${why}`),
  ]
}

function sumOf(findings: readonly Finding[]): string {
  const asked = findings.reduce((sum, finding) => sum + finding.asked, 0)
  const sums = Object.entries(marks).map(
    ([verdict, mark]) =>
      `${mark} ${verdict}: ${findings.filter((each) => verdictOf(each) === verdict).length}`,
  )
  return [`${findings.length} calls, asked ${asked} times`, ...sums].join('   ')
}

/** Whether all conforms that a server has to have. */
export function conforms(findings: readonly Finding[]): boolean {
  return findings.every((finding) => {
    const verdict = verdictOf(finding)
    return verdict !== 'does not conform' && (verdict !== 'absent' || finding.call.isOptional)
  })
}
