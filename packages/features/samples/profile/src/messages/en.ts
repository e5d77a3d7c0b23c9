declare module '@console/core/i18n' {
  interface MessageCatalogue {
    profile: typeof en
  }
}

/** English messages of a profile, the source of the translations. */
export const en = {
  /** About: label of the postal address. */
  'about.address': 'Address',
  /** About: label of the birthday. */
  'about.birthday': 'Birthday',
  /** About: heading of the contact details. */
  'about.contact': 'Contact',
  /** About: label of the email addresses. */
  'about.emails': 'Email',
  /** About: heading of the friends. */
  'about.friends': 'Friends',
  /** About: label of the gender. */
  'about.gender': 'Gender',
  /** About: heading of the general information. */
  'about.general': 'General',
  /** About: heading of the groups. */
  'about.groups': 'Groups',
  /** About: label of former and current employers. */
  'about.jobs': 'Jobs',
  /** About: label of the places. */
  'about.locations': 'Places',
  /** About: number of members of a group, beside its category. */
  'about.members_one': '{{number}} member',
  /** About: number of members of a group, beside its category. */
  'about.members_other': '{{number}} members',
  /** About: label of the occupation. */
  'about.occupation': 'Occupation',
  /** About: label of the self-description. */
  'about.self': 'About',
  /** About: label of the skills. */
  'about.skills': 'Skills',
  /** About: label of the phone numbers. */
  'about.tel': 'Phone',
  /** About: label of the websites. */
  'about.websites': 'Websites',
  /** About: heading of the work information. */
  'about.work': 'Work',
  /** Photos: number of pictures in an album, beside its month. */
  'albums.count_one': '{{number}} picture',
  /** Photos: number of pictures in an album, beside its month. */
  'albums.count_other': '{{number}} pictures',
  /** No albums: message. */
  'albums.empty.message': 'Photos and videos appear here by month.',
  /** No albums: title. */
  'albums.empty.title': 'No photos or videos yet',
  /** Photos: accessible name of a video. {{title}}: its title. */
  'albums.video': 'Video: {{title}}',
  /** Lightbox: button that closes it. */
  'lightbox.close': 'Close',
  /** Lightbox: button to the next picture. */
  'lightbox.next': 'Next',
  /** Lightbox: position of the shown picture. */
  'lightbox.place': '{{place}} of {{total}}',
  /** Lightbox: button that plays a video. */
  'lightbox.play': 'Play',
  /** Lightbox: button to the previous picture. */
  'lightbox.previous': 'Previous',
  /** Lightbox: button that stops a video. */
  'lightbox.stop': 'Stop',
  /** Accessible name of the tabs. */
  sections: 'Profile sections',
  /** Tab. */
  'tab.about': 'About',
  /** Tab. */
  'tab.photos-videos': 'Photos and videos',
  /** Tab. */
  'tab.timeline': 'Timeline',
  /** Timeline: heading of the activities. */
  'timeline.activities': 'Latest activity',
  /** Timeline: button that shows the comments on a post. */
  'timeline.comments_one': '{{number}} comment',
  /** Timeline: button that shows the comments on a post. */
  'timeline.comments_other': '{{number}} comments',
  /** Empty timeline: message. */
  'timeline.empty.message': 'Posts appear here, newest first.',
  /** Empty timeline: title. */
  'timeline.empty.title': 'No posts yet',
  /** Timeline: number of likes of a post. */
  'timeline.likes_one': '{{number}} like',
  /** Timeline: number of likes of a post. */
  'timeline.likes_other': '{{number}} likes',
  /** Timeline: number of shares of a post. */
  'timeline.shares_one': '{{number}} share',
  /** Timeline: number of shares of a post. */
  'timeline.shares_other': '{{number}} shares',
  /** Document title, and heading until the name is loaded. */
  title: 'Profile',
} as const
