/** Where the stand-in of the analytics host listens: beside the port of the site under test. */
export const analyticsPort = Number(process.env.TEST_PORT ?? 4173) + 1;

/** Where the stand-in of the hosted search service listens. */
export const searchPort = analyticsPort + 1;

/** Where the dev server of a variant listens. */
export const devPort = searchPort + 1;
