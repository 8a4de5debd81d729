// Who may import whom in the API: the part of .dependency-cruiser.cjs that concerns it alone.

const test = String.raw`\.test(-d)?\.tsx?$`
const service = String.raw`[/-]service\.ts$`
const routes = String.raw`[/-]routes\.ts$`
const policy = String.raw`[/-]policy\.ts$`
const presenter = String.raw`[/-]presenter\.ts$`
const subscriptions = String.raw`/subscriptions\.ts$`
const events = String.raw`^api/src/features/[^/]+/events\.ts$`
const notifications = '^api/src/features/notifications/'
const sql = '^node_modules/(knex|objection|pg|pg-boss|sql-template-tag|@types/pg)/'
const koa = '^node_modules/(koa|@koa/[^/]+|koa-[^/]+|@types/koa[^/]*)/'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'platform-imports-no-feature',
    comment: '`platform` imports no feature.',
    severity: 'error',
    from: { path: '^api/src/(platform|geometry)/', pathNot: test },
    to: { path: '^api/src/features/' },
  },
  {
    name: 'models-are-the-lowest',
    comment: 'routes -> services -> models: a model calls neither.',
    severity: 'error',
    from: { path: '^api/src/models/', pathNot: test },
    to: { path: ['^api/src/features/', '^api/src/platform/http/'] },
  },
  {
    name: 'nothing-calls-routes',
    comment: 'routes -> services -> models: routes are called by other routes of their feature and the assembly.',
    severity: 'error',
    from: { path: '^api/src/(features|platform|models|geometry)/', pathNot: [routes, test] },
    to: { path: routes },
  },
  {
    name: 'services-do-not-present',
    comment: 'Services return models; presenters come last, in routes.',
    severity: 'error',
    from: { path: `^api/src/features/.*${service}` },
    to: { path: [presenter, '^api/src/platform/http/'] },
  },
  {
    name: 'policies-and-presenters-only-look',
    comment: 'A policy says who may, a presenter turns what a service answers into a contract: neither calls one.',
    severity: 'error',
    from: { path: [policy, presenter] },
    to: { path: service, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-ctx-below-routes',
    comment: 'No `ctx` below routes: Koa and the http layer are for routes.',
    severity: 'error',
    from: { path: '^api/src/(features|models|geometry)/', pathNot: [routes, test] },
    to: { path: ['^api/src/platform/http/', koa] },
  },
  {
    name: 'sql-only-in-models-and-services',
    comment: 'SQL only in models and services.',
    severity: 'error',
    from: { path: '^api/src/features/', pathNot: [service, test] },
    to: { path: sql },
  },
  {
    name: 'database-drivers-only-in-their-place',
    comment: 'The platform opens the database in db, jobs and live only; elsewhere a connection comes as an argument.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: ['^api/src/(models|features|platform/(db|jobs|live))/', test] },
    to: { path: sql, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 's3-only-in-storage',
    comment: 'S3 only in storage.',
    severity: 'error',
    from: { path: '^api/', pathNot: ['^api/src/platform/storage/', '^api/test/'] },
    to: { path: '^node_modules/@aws-sdk/' },
  },
  {
    name: 'features-call-services',
    comment: "A feature calls another's service (or asks its policy and presenter), never what lies behind them.",
    severity: 'error',
    from: { path: '^api/src/features/([^/]+)/', pathNot: [events, subscriptions, notifications, test] },
    to: { path: '^api/src/features/', pathNot: ['^api/src/features/$1/', service, policy, presenter] },
  },
  {
    name: 'subscribers-hear-events',
    comment: 'Who subscribes hears the events of other features, and calls their services like everybody else.',
    severity: 'error',
    from: { path: String.raw`^api/src/features/(?:([^/]+)/subscriptions\.ts$|(notifications)/)`, pathNot: test },
    to: { path: '^api/src/features/', pathNot: ['^api/src/features/($1|$2)/', events, service, policy, presenter] },
  },
  {
    name: 'events-only-declare',
    comment: 'An event says what it means with the facts of other events, and calls nothing.',
    severity: 'error',
    from: { path: events },
    to: {
      pathNot: [events, '^api/src/platform/events/', '^shared-contracts/src/(contracts|rules)/', '^node_modules/zod/'],
    },
  },
  {
    name: 'nobody-calls-subscribers',
    comment: 'A service says what happened, and knows nobody who does something about it.',
    severity: 'error',
    from: {
      path: '^api/src/',
      // Dictionaries name the texts of all features.
      pathNot: [String.raw`^api/src/(subscribers|features|events)\.ts$`, '^api/src/languages/', notifications, test],
    },
    to: { path: [notifications, subscriptions] },
  },
  {
    name: 'only-events-record-and-announce',
    comment: 'Nothing but an event that happens writes the audit log or tells browsers what is out of date.',
    severity: 'error',
    from: {
      path: '^api/src/',
      pathNot: ['^api/src/platform/events/', String.raw`^api/src/platform/live/live\.ts$`, test],
    },
    to: { path: String.raw`^api/src/platform/(audit/audit-log|live/announce)\.ts$` },
  },
  {
    name: 'only-notifications-mail',
    comment: 'Which event brings a mail is decided in one place. Codes and links are mailed by jobs of their feature.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: ['^api/src/features/mail/', notifications, test] },
    to: { path: String.raw`^api/src/features/mail/service\.ts$` },
  },
]
