import { type RegistrationOption, toNewRegistration } from '@console/domain/registration'
import { Link, Stack, Text, theme } from '@console/ui'
import { Store, Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { RegistrationPage } from './page/RegistrationPage'

const options = [
  { option: 'business', Icon: Store },
  { option: 'provider', Icon: Wrench },
] as const satisfies readonly { option: RegistrationOption; Icon: typeof Store }[]

/** /register-option: choice between a business and a service provider. Nothing is created yet. */
export function OptionScreen() {
  const { t } = useTranslation('registration')
  return (
    <RegistrationPage title={t('option.title')} registration={null} step={null}>
      <Text as="p">{t('option.help')}</Text>
      <Options>
        {options.map(({ option, Icon }) => (
          <li key={option}>
            <Icon size={28} aria-hidden />
            <Stack gap={1}>
              <Link variant="alone" href={toNewRegistration(option)}>
                {t(`option.${option}`)}
              </Link>
              <Text as="p" tone="muted">
                {t(`option.${option}.note`)}
              </Text>
            </Stack>
          </li>
        ))}
      </Options>
    </RegistrationPage>
  )
}

const Options = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[3]};
    padding: ${theme.space[4]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.card};
  }
  svg {
    color: ${theme.color.accent};
  }
`
