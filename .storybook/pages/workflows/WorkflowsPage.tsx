import type { ActionRule, AnyWorkflow } from '@console/core/workflows'
import { Heading, StatusChip, Text, theme } from '@console/ui'
import { Fragment } from 'react'
import styled from 'styled-components'
import { stories } from 'virtual:stories'
import type { Resource } from '@console/core/resources'
import { Page } from '../frame/Page'
import { StoryLink } from '../frame/StoryLink'

const modules = import.meta.glob<Record<string, Resource<never>>>(
  ['../../../packages/domain/src/*/resource.ts', '!**/resources/resource.ts'],
  { eager: true },
)

/** All workflows: statuses of records, actions, the roles that may take them, and their blockers. */
export function WorkflowsPage() {
  return (
    <Page
      title="Workflows"
      lead="What can be decided about records, as each kind declares it: screens draw by it, and the sample backend refuses by it. Read from the domain itself."
      isWide
    >
      {readWorkflows().map((each) => (
        <WorkflowSection key={each.workflow.id} {...each} />
      ))}
    </Page>
  )
}

function WorkflowSection({ workflow, resources }: BookWorkflow) {
  const { id, statuses, blockers } = workflow
  const chart = stories.find(
    ({ title, story }) => title === 'Machines' && story.toLowerCase() === id,
  )
  return (
    <section>
      <Heading level={2} size="lg">
        {id}
      </Heading>
      <Text as="p" tone="muted">
        Of {resources.join(', ')}.{' '}
        {chart ? <StoryLink id={chart.id}>What leads where, as a chart</StoryLink> : null}
      </Text>
      {Object.keys(statuses).length > 0 ? (
        <Chips>
          {Object.entries(statuses).map(([status, { tone }]) => (
            <li key={status}>
              <StatusChip tone={tone}>{status}</StatusChip>
            </li>
          ))}
        </Chips>
      ) : null}
      <Actions workflow={workflow} />
      <Text as="p">
        Blocked by{' '}
        {Object.entries(blockers).map(([name, answer], place) => (
          <Fragment key={name}>
            {place > 0 ? ', ' : ''}
            <code>{name}</code> ({answer.status}
            {'field' in answer ? ` at ${answer.field}` : ''})
          </Fragment>
        ))}
        .
      </Text>
    </section>
  )
}

function Actions({ workflow }: { workflow: AnyWorkflow<never> }) {
  const { id, actions, capabilities, lifecycle } = workflow
  return (
    <Scroller role="region" aria-label={`Actions of ${id}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Action</th>
            <th scope="col">From</th>
            <th scope="col">Needs</th>
            <th scope="col">Place</th>
            <th scope="col">Asks for</th>
            <th scope="col">Undone</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(actions).map(([action, rule]) => {
            const rows = lifecycle.table.filter(({ event }) => event === action)
            const from = new Set(rows.flatMap((row) => row.from as string[]))
            return (
              <tr key={action}>
                <th scope="row">
                  <code>{action}</code>
                </th>
                <td>{[...from].join(', ')}</td>
                <td>{capabilities[rows[0]?.by ?? '']?.id}</td>
                <td>
                  {rule.shortcut ? `${rule.placement}, key ${rule.shortcut}` : rule.placement}
                </td>
                <td>{askedBy(rule)}</td>
                <td>{takenBack(rule)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Scroller>
  )
}

function askedBy({ inputFields, isConfirmed }: ActionRule<never>): string {
  if (isConfirmed) return 'a second yes'
  if (!inputFields) return ''
  const { texts = [], longestNote: _, ...fields } = inputFields
  return [...Object.keys(fields), ...texts, 'note'].join(', ')
}

function takenBack({ isFinal, claims }: ActionRule<never>): string {
  if (claims) return 'by another action'
  return isFinal ? 'never' : 'for ten seconds'
}

const Scroller = styled.div`
  overflow-x: auto;

  table {
    min-inline-size: 720px;
  }

  th code {
    white-space: nowrap;
  }
`

const Chips = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    padding: 0;
    list-style: none;
  }
`

/** A workflow, and its records. */
interface BookWorkflow {
  workflow: AnyWorkflow<never>
  /** Names of the records, as in their calls: `businesses`. */
  resources: string[]
}

/** All workflows of the domain, by id. */
function readWorkflows(): BookWorkflow[] {
  const found = new Map<string, { workflow: AnyWorkflow<never>; resources: Set<string> }>()
  const resources = Object.values(modules).flatMap((module) => Object.values(module))
  for (const { workflows, path } of resources)
    for (const workflow of workflows) {
      const known = found.get(workflow.id) ?? { workflow, resources: new Set() }
      known.resources.add(path.slice(1))
      found.set(workflow.id, known)
    }
  return [...found.values()]
    .map(({ workflow, resources: names }) => ({ workflow, resources: [...names].toSorted() }))
    .toSorted((one, other) => one.workflow.id.localeCompare(other.workflow.id))
}
