import type { ApprovableDetail, Check, PayoutAccount, SubmittedDocument } from '../../contracts'
import {
  agentChecks,
  agentFindings,
  agentRef,
  type AgentSeed,
  agentSeeds,
  goldenAgents,
} from './agentSeeds'
import { type Agent, agentDocuments, agentDouble, agentPhone, agents } from './agents'
import { approvableDetailOf } from './approvableDetails'
import type { Approvable } from './approval'
import { checksFrom } from './checks'
import { agentIndex } from './indices'
import { digits, documentsOf, emailOf, identityOf, payoutAccountsOf } from './parties'

/** What a full agent has beyond the row (domain design 4.5). */
export interface AgentBeyondRow extends ApprovableDetail {
  email: string
  user_phone: string
  idType: 'national_id' | 'passport' | 'alien_id'
  idNumberMasked: string
  documents: SubmittedDocument[]
  payoutAccounts: PayoutAccount[]
  neighbours: {
    agent: { token: string; label: string }
    secureToken: string
    tier: Agent['tier']
    counties: string[]
  }[]
  duplicates: {
    agent: { token: string; label: string }
    agentNo: string
    approvalStatus: Approvable['approvalStatus']
    county: string
    matches: { field: 'user_phone' | 'idNumber' | 'payoutAccount'; value: string }[]
  }[]
}

/** What the full record of an agent has beyond the row. */
export function agentDetail(row: Agent): AgentBeyondRow {
  const index = agentIndex(row)
  const seed = agentSeeds()[index] as AgentSeed
  const findings = agentFindings(index, seed.approval.approvalStatus)
  const holder = numberHolder(index)
  const name = `${row.first_name} ${row.last_name}`
  const spouse = `${row.first_name.slice(0, 1)}. ${row.last_name}`
  return {
    ...approvableDetailOf('agent', index, row),
    hiddenBy: null,
    pendingChanges: [],
    checks: agentChecksOf(row),
    email: emailOf(name || row.agentNo, 'agents'),
    user_phone: agentPhone(index),
    ...identityOf('agent', holder),
    documents: documentsOf('agent', index, agentDocuments, findings, row.approvedAt !== null, {
      name,
      owner: name,
      number: (document) => digits('agent', index, `number of ${document}`, 8),
    }),
    payoutAccounts: payoutAccountsOf(
      'agent',
      holder,
      row.country,
      findings.payout_account ? spouse : name,
      findings.payout_account === undefined,
    ),
    neighbours: neighboursOf(index, row),
    duplicates: duplicatesOf(index, row),
  }
}

/** The rules that an agent is checked by, and what they find. */
export function agentChecksOf(row: Agent): Check[] {
  const index = agentIndex(row)
  const status = agentSeeds()[index]?.approval.approvalStatus ?? 'pending'
  return checksFrom(agentChecks, agentFindings(index, status), {
    no_duplicate: duplicatesOf(index, row).map(({ agent }) => agent),
  })
}

/** Approved agents who work where this one does; eight at most. */
function neighboursOf(index: number, { territories }: Agent): AgentBeyondRow['neighbours'] {
  const wanted = new Set(territories.map(({ county }) => county))
  return agents()
    .map((agent, place) => ({
      agent,
      place,
      shared: agent.territories.map(({ county }) => county).filter((county) => wanted.has(county)),
    }))
    .filter(
      ({ agent, place, shared }) =>
        place !== index && shared.length > 0 && agent.approvalStatus === 'approved',
    )
    .slice(0, 8)
    .map(({ agent, place, shared }) => ({
      agent: agentRef(agentSeeds()[place] as AgentSeed),
      secureToken: agent.secureToken,
      tier: agent.tier,
      counties: shared,
    }))
}

function duplicatesOf(index: number, row: Agent): AgentBeyondRow['duplicates'] {
  const other = agentDouble(index)
  const otherRow = other === undefined ? undefined : agents()[other]
  if (!otherRow) return []
  const phone = { field: 'user_phone' as const, value: row.phoneMasked }
  const isPair = index === goldenAgents.duplicate || index === goldenAgents.duplicated
  return [
    {
      agent: {
        token: otherRow.secureToken,
        label: `${otherRow.first_name} ${otherRow.last_name}`,
      },
      agentNo: otherRow.agentNo,
      approvalStatus: otherRow.approvalStatus,
      county: otherRow.county,
      matches: isPair
        ? [
            phone,
            { field: 'idNumber', value: identityOf('agent', numberHolder(index)).idNumberMasked },
            { field: 'payoutAccount', value: `••••${row.phoneMasked.slice(-3)}` },
          ]
        : [phone],
    },
  ]
}

/** Of whom an agent has the numbers: the agent's own, or those of one who was here before. */
function numberHolder(index: number): number {
  return index === goldenAgents.duplicate ? goldenAgents.duplicated : index
}
