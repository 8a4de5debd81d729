import { everybody, type Rows, signedIn } from '../row.ts'

export const notificationsRows: Rows = {
  listNotifications: { expected: signedIn, stage: 'nothing', query: 'status=unread' },
  countUnreadNotifications: { expected: signedIn, stage: 'nothing' },
  // notifications are private to their user
  readNotification: {
    expected: [401, 204, 404, 404, 404, 404, 404],
    stage: 'nothing',
    params: (world) => ({ id: world.notificationId }),
  },
  readAllNotifications: {
    expected: signedIn,
    stage: 'nothing',
    json: () => ({ until: new Date(Date.now() + 60_000).toISOString() }),
  },
  chooseLanguage: { expected: signedIn, stage: 'nothing', json: () => ({ language: 'de' }) },
  getMailRhythm: { expected: signedIn, stage: 'nothing' },
  chooseMailRhythm: { expected: signedIn, stage: 'nothing', json: () => ({ pace: 'daily' }) },
  openUnsubscription: {
    expected: everybody(200),
    stage: 'nothing',
    json: (world) => ({ token: world.unsubscribeToken }),
  },
  changeUnsubscription: {
    expected: everybody(200),
    stage: 'nothing',
    json: (world) => ({ token: world.unsubscribeToken, isOn: false }),
  },
  unsubscribeAtOnce: {
    expected: everybody(204),
    stage: 'nothing',
    query: (world) => `token=${world.unsubscribeToken}`,
  },
}
