import { Checkbox, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { NoteLabel } from '../contract'

export interface LabelsFieldProps {
  /** All existing labels. */
  labels: readonly NoteLabel[]
  /** Ids of the note's labels. */
  value: string[]
  onChange: (value: string[]) => void
}

/** Labels of a note. */
export function LabelsField({ labels, value, onChange }: LabelsFieldProps) {
  const { t } = useTranslation('notes')
  if (labels.length === 0) return null
  return (
    <Root>
      <legend>{t('labels.title')}</legend>
      <div>
        {labels.map(({ name, ...label }) => {
          const id = String(label.id)
          return (
            <Checkbox
              key={id}
              isSelected={value.includes(id)}
              onChange={(isOn) =>
                onChange(isOn ? [...value, id] : value.filter((each) => each !== id))
              }
            >
              <bdi>{name}</bdi>
            </Checkbox>
          )
        })}
      </div>
    </Root>
  )
}

/* Forty labels scroll instead of pushing down the rest. */
const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${theme.space[1]};
    color: ${theme.color.text};
    font: 500 ${theme.text.sm}/1.4 ${theme.font.family};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[4]};
    max-block-size: 132px;
    padding: 2px;
    overflow: auto;
  }
`
