import { Checkbox, FieldSet, theme } from '@console/ui'
import styled from 'styled-components'

export interface ChoicesProps {
  title: string
  choices: readonly { id: string; name: string; class?: string }[]
  /** Ids of the chosen ones. */
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Choices of a card among those of its board: labels or members. */
export function Choices({ title, choices, value, onChange }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <FieldSet label={title}>
      <Boxes>
        {choices.map(({ id, name }) => (
          <Checkbox
            key={id}
            isSelected={value.includes(id)}
            onChange={(isOn) =>
              onChange(isOn ? [...value, id] : value.filter((each) => each !== id))
            }
          >
            <bdi>{name}</bdi>
          </Checkbox>
        ))}
      </Boxes>
    </FieldSet>
  )
}

const Boxes = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  max-block-size: 180px;
  padding: 2px;
  overflow: auto;
`
