import { Heading, Text } from '@console/ui'
import styled from 'styled-components'
import { Code } from '../frame/Code'
import type { ContractAnswer, ContractCall, ContractParameter } from './readContract'

/** Parameters, body and responses of a call. */
export function ContractCallParts({ call }: { call: ContractCall }) {
  const { name, parameters, body, answers } = call
  return (
    <>
      <Parameters parameters={parameters} of={name} />
      {body ? (
        <>
          <Heading level={3} size="md">
            Body
          </Heading>
          <Code label={`Body of ${name}`}>{body.type}</Code>
          <Example of={`a body of ${name}`} example={body.example} />
        </>
      ) : null}
      <Heading level={3} size="md">
        Answers
      </Heading>
      {answers.map((answer) => (
        <Answer key={answer.status} answer={answer} of={name} />
      ))}
    </>
  )
}

function Parameters({ parameters, of }: { parameters: readonly ContractParameter[]; of: string }) {
  return (
    <Scroller role="region" aria-label={`Parameters of ${of}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Parameter</th>
            <th scope="col">In</th>
            <th scope="col">Takes</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ name, in: place, isRequired, type, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {place}
                {isRequired ? ', always' : ''}
              </td>
              <td>
                <code>{type}</code> {description}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function Answer({ answer, of }: { answer: ContractAnswer; of: string }) {
  const { status, description, codes, type, example } = answer
  return (
    <>
      <Text as="p">
        <code>{status}</code> {description}
        {codes.length > 0 ? `: ${codes.join(', ')}` : ''}
      </Text>
      {type === undefined || codes.length > 0 ? null : (
        <Code label={`Answer ${status} of ${of}`}>{type}</Code>
      )}
      <Example of={`an answer of ${of}`} example={example} />
    </>
  )
}

function Example({ of, example }: { of: string; example: unknown }) {
  return example === undefined ? null : (
    <Code label={`Example of ${of}`}>{JSON.stringify(example, null, 2)}</Code>
  )
}

const Scroller = styled.div`
  overflow-x: auto;
`
