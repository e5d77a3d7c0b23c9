import type { AgentDetail, AgentRow } from '@console/domain/agent'
import {
  agentChecks,
  agentFindings,
  agentRef,
  type AgentSeed,
  agentSeeds,
  fixtureAgents,
} from './seeds'
import { type Agent, agentDocuments, agentDouble, agentPhone, agents } from './rows'
import { approvableDetailOf } from '../shared/approvableDetails'
import { type CheckFinding, checksFrom } from '../shared/checks'
import { indexOf } from '../shared/indexOf'
import { agentAccounts, numberHolder } from './accounts'
import { agentEntity } from './entity'
import { digits, documentsOf, emailOf, identityOf } from '../shared/parties'

/** Fields of a full agent beyond the row. */
export type AgentBeyondRow = Omit<AgentDetail, keyof AgentRow>

/** Returns the fields of an agent's full record beyond the row. */
export function agentDetail(row: Agent): AgentBeyondRow {
  const index = indexOf(agentEntity, row)
  const seed = agentSeeds()[index] as AgentSeed
  const findings = agentFindings(index, seed.approval.approvalStatus)
  const holder = numberHolder(index)
  const name = `${row.first_name} ${row.last_name}`
  return {
    ...approvableDetailOf('agent', index, row),
    hiddenBy: null,
    checks: agentChecksOf(row),
    email: emailOf(name || row.agentNo, 'agents'),
    user_phone: agentPhone(index),
    ...identityOf('agent', holder),
    documents: documentsOf('agent', index, agentDocuments, findings, row.approvedAt !== null, {
      name,
      owner: name,
      number: (document) => digits('agent', index, `number of ${document}`, 8),
    }),
    payoutAccounts: agentAccounts(index),
    neighbours: neighboursOf(index, row),
    duplicates: duplicatesOf(index, row),
  }
}

/** Rules that check an agent, and their findings. */
export function agentChecksOf(row: Agent): CheckFinding[] {
  const index = indexOf(agentEntity, row)
  const status = agentSeeds()[index]?.approval.approvalStatus ?? 'pending'
  return checksFrom(agentChecks, agentFindings(index, status), {
    no_duplicate: duplicatesOf(index, row).map(({ agent }) => agent),
  })
}

/** Approved agents who work in the same counties; eight at most. */
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
  const isPair = index === fixtureAgents.duplicate || index === fixtureAgents.duplicated
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
