/** The port of the fake analytics host: next to the port of the site under test. */
export const analyticsPort = Number(process.env.TEST_PORT ?? 4173) + 1;

/** The port of the fake search service. */
export const searchPort = analyticsPort + 1;

/** The port of a variant's dev server. */
export const devPort = searchPort + 1;
