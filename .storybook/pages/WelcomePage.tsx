import { Card, Grid, Text } from '@console/ui'
import { Page } from './frame/Page'
import { StoryLink } from './frame/StoryLink'

const signIn = 'features-access-loginscreen'
const dashboard = 'features-dashboards-analyticsscreen'

/** Starting points, by purpose. */
export function WelcomePage() {
  return (
    <Page
      title="Marketplace console"
      lead="Every screen and part of the console in all of its states. No server is needed: the sample backend answers with the same data as in the running console."
      isWide
    >
      <Grid>
        <Card heading="You design" headingLevel={2}>
          <ol>
            <li>
              Foundations: <StoryLink id="ui-tokens-colors--paper">colours</StoryLink> with their
              contrast, <StoryLink id="ui-tokens-type--scale">type</StoryLink> and{' '}
              <StoryLink id="ui-tokens-space--scale">space</StoryLink>, and{' '}
              <StoryLink id="rhythm--rhythm">the reasons for their values</StoryLink>.
            </li>
            <li>
              A screen: <StoryLink id={`${dashboard}--filled`}>the dashboard</StoryLink>, and{' '}
              <StoryLink id={`${dashboard}--filled`} pins={{ scheme: 'ink', language: 'ar' }}>
                the same in dark and Arabic
              </StoryLink>
              .
            </li>
            <li>
              Galleries: <StoryLink id="screens--screens">every screen</StoryLink>,{' '}
              <StoryLink id="components--components">every component</StoryLink>,{' '}
              <StoryLink id="tokens--tokens">token</StoryLink> and{' '}
              <StoryLink id="icons--icons">icon</StoryLink>, and{' '}
              <StoryLink id="content--content">the wording</StoryLink>.
            </li>
          </ol>
        </Card>
        <Card heading="You test" headingLevel={2}>
          <ol>
            <li>
              Each screen has its states below its name:{' '}
              <StoryLink id={`${signIn}--refused`}>Refused</StoryLink>,{' '}
              <StoryLink id={`${signIn}--failed`}>Failed</StoryLink> and the others.
            </li>
            <li>
              Charts of the machines, for example{' '}
              <StoryLink id="machines--session">the session’s</StoryLink>: each state links to its
              story.
            </li>
            <li>
              The tests below a story check the rules of the specification, and are named after
              them.
            </li>
          </ol>
        </Card>
        <Card heading="You develop" headingLevel={2}>
          <ol>
            <li>
              <StoryLink id="how-to-add-a-story--how-to-add-a-story">How to add a story</StoryLink>{' '}
              and <StoryLink id="messages--messages">how to write messages</StoryLink>.
            </li>
            <li>
              Reuse primitives and patterns from <code>ui</code>. The model of a screen is{' '}
              <code>features/dashboards</code>.
            </li>
            <li>
              <code>pnpm check</code> names missing stories; <code>pnpm test</code> tests each story
              twice: in light and English, then in dark and Arabic.
            </li>
          </ol>
        </Card>
      </Grid>
      <section>
        <Text as="p">
          The toolbar above a story sets the colour scheme, the language with its direction, the
          role, the network’s behaviour, density, time, motion and the window’s size. All settings
          are in the address, so a link shows others exactly what you see.
        </Text>
        <Text as="p" tone="muted">
          The language <em>Pšëüdô</em> is English, longer and with accents. Words without accents
          are missing from the messages, and a layout that breaks would break in a longer language,
          too.
        </Text>
      </section>
    </Page>
  )
}
