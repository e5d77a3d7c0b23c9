import { Link, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

export interface FooterProps {
  /** Last year of the copyright line. */
  year: number
  /** Address of the third-party licences; left out where there is no such page. */
  licencesHref?: string | undefined
  /** Its colour scheme. Default: that of the page. */
  scheme?: string
  /** Keeps it at the window's lower edge. */
  isFixed?: boolean
}

/** Specification 2: a copyright line with a company name, from 2019 to the current year. */
export function Footer({ year, licencesHref, scheme, isFixed }: FooterProps) {
  const { t } = useTranslation('frame')
  return (
    <Root data-scheme={scheme} data-fixed={isFixed || undefined}>
      <small dir="auto">{t('footer.copyright', { year })}</small>
      {licencesHref === undefined ? null : (
        <Link variant="quiet" href={licencesHref}>
          {t('footer.licences')}
        </Link>
      )}
    </Root>
  )
}

const Root = styled.footer`
  --gutter: ${theme.space[6]};
  grid-area: footer;
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-block-size: 24px;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};

  small {
    overflow: clip visible;
    min-inline-size: 0;
    font-size: inherit;
    text-overflow: ellipsis;
  }
  /* Enlarges the touch target above, where there is no other target; below is the end of the window, which must not scroll for it. */
  a {
    margin-block: -25px -1px;
    padding-block: 25px 1px;
  }
  &[data-fixed] {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    padding-inline: var(--gutter);
    border-block-start: 1px solid ${theme.color.hairline};
    background: ${theme.color.background};
  }
  @media (max-height: 479px) {
    &[data-fixed] {
      position: static;
    }
  }
  &[data-scheme]:not([data-fixed]) {
    margin: 0 calc(-1 * var(--gutter)) calc(-1 * var(--ledge));
    padding-inline: var(--gutter);
    background: ${theme.color.background};
  }
  @media (max-width: 599px) {
    --gutter: ${theme.space[4]};

    min-block-size: 44px;

    a {
      margin-block: -13px;
      padding-block: 13px;
    }
    /* Beside the floating buttons; it stays on one line. */
    &[data-fixed] {
      padding-inline-end: 104px;
      font-size: min(${theme.text.xs}, 3.75vw);
      white-space: nowrap;
    }
  }
  @media print {
    display: none;
  }
`
