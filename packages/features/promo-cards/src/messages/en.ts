declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'promo-cards': typeof en
  }
}

/** English messages of promo cards, the source of the translations. */
export const en = {
  /** Button: archives an ended card. */
  'action.archive': 'Archive',
  /** Button: publishes a card. */
  'action.publish': 'Publish',
  /** Reason why a card can’t be published: no picture. */
  'action.publish.picture': 'Add a picture and save before publishing.',
  /** Button: stops showing a card. */
  'action.stop': 'Stop',
  /** Audience of a card. */
  'audience.agent': 'Agents',
  /** Audience of a card. */
  'audience.b2b': 'Business buyers',
  /** Audience of a card. */
  'audience.b2c': 'Shoppers',
  /** Audience of a card. */
  'audience.merchant': 'Merchants',
  /** Heading: calendar of the cards. */
  calendar: 'Schedule',
  /** Empty pane: no card is selected. */
  choose: 'Select a card to view or edit it.',
  /** Number of characters used, and the maximum. */
  counter: '{{used}} of {{max}}',
  /** Button, and heading of a new card. */
  create: 'New card',
  /** Detail: period of a card. */
  days: 'Shown',
  /** Period of a card without an end. */
  'days.from': 'from {{from}}',
  /** Period of a card. @same */
  'days.fromTo': '{{from}} – {{to}}',
  /** Empty placement. */
  empty: 'No cards yet. Add the first one.',
  /** Error: no audience. */
  'error.audience': 'Choose at least one audience.',
  /** Error of the last day. */
  'error.ends': 'The last day can’t be before the first.',
  /** Error of a picture. */
  'error.picture': 'Use a picture of 1 MiB or less.',
  /** Error of the link. */
  'error.target': 'Enter an https:// link, or a path in the shop such as /offers.',
  /** History event. */
  'event.archive': 'Archived',
  /** History event. */
  'event.publish': 'Published',
  /** History event. */
  'event.stop': 'Stopped',
  /** Label of checkboxes, and changed field in a history. */
  'field.audience': 'Audience',
  /** Label, and changed field in a history: text of a card. */
  'field.body': 'Text',
  /** Changed field in a history: button of a card. */
  'field.cta': 'Button',
  /** Label, and changed field in a history. */
  'field.endsOn': 'Last day',
  /** Hint below the last day. */
  'field.endsOn.note': 'Leave empty for no end date.',
  /** Label, and changed field in a history. */
  'field.image': 'Picture',
  /** Label: text of the button. */
  'field.label': 'Button label',
  /** Label, and changed field in a history. */
  'field.startsOn': 'First day',
  /** Label, and changed field in a history. */
  'field.title': 'Title',
  /** Label: link of the button. */
  'field.url': 'Link',
  /** Hint below the link. */
  'field.url.note':
    'An https:// link, or /offers, /new, /categories, /services, /directory or /help.',
  /** Alternative text of a card’s picture. */
  'image.alt': 'Picture of this card',
  /** In place of a picture. */
  'image.none': 'No picture yet',
  /** Hint below the label of the picture. */
  'image.note':
    'JPEG, PNG or WebP, at least 1200 × 675 pixels, cropped to 16:9. A card needs a picture to be published.',
  /** Warning above the calendar; {{cards}} are their titles. */
  overlaps: 'Overlaps with: {{cards}}.',
  /** Placement of cards. */
  'placement.business_home': 'Business home',
  /** Placement of cards. */
  'placement.checkout': 'Checkout',
  /** Placement of cards. */
  'placement.shop_home': 'Shop home',
  /** Label of a preview. */
  'preview.desktop': 'Desktop',
  /** Label of a preview. */
  'preview.phone': 'Phone',
  /** State of a card. */
  'state.archived': 'Archived',
  /** State of a card. */
  'state.draft': 'Draft',
  /** State of a card. */
  'state.ended': 'Ended',
  /** State of a card. */
  'state.live': 'Live',
  /** State of a card. */
  'state.scheduled': 'Scheduled',
  /** Detail: views and clicks. */
  stats: 'So far',
  /** Number of views and clicks. */
  'stats.text': 'Views: {{views}} · Clicks: {{clicks}}',
  /** Page heading and title. */
  title: 'Business setting',
} as const
