/** What `npm audit --json` answers, in words. */

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;
type Severity = (typeof SEVERITIES)[number];

interface Vulnerability {
  readonly name: string;
  readonly severity: Severity;
  readonly range: string;
  /** Advisories, or the names of packages that bring the vulnerability along. */
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
  readonly fixAvailable: boolean | { readonly name: string; readonly version: string };
}

interface Answer {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly message?: string;
  readonly error?: { readonly summary?: string; readonly code?: string };
}

export interface AuditReport {
  readonly lines: readonly string[];
  /** 1 if a package has a vulnerability that is high or critical. */
  readonly code: number;
}

export function auditReport(output: string): AuditReport {
  const answer = parse(output);
  if (!answer?.vulnerabilities) {
    const why = answer?.message ?? answer?.error?.summary ?? answer?.error?.code ?? 'it gave no answer';
    const line = `The registry could not be asked for known vulnerabilities (${why}): nothing has been checked.`;
    return { lines: [line], code: 0 };
  }
  const found = Object.values(answer.vulnerabilities).sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || a.name.localeCompare(b.name),
  );
  const isSerious = found.some(({ severity }) => severity === 'critical' || severity === 'high');
  const count = found.length === 1 ? '1 package has' : `${found.length} packages have`;
  return {
    lines: [...found.map(describe), `${count} known vulnerabilities.`],
    code: isSerious ? 1 : 0,
  };
}

function describe({ name, severity, range, via, fixAvailable }: Vulnerability): string {
  const reasons = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`));
  const fix =
    typeof fixAvailable === 'object'
      ? `update ${fixAvailable.name} to ${fixAvailable.version}`
      : 'run npm audit fix';
  return `${severity}: ${name} ${range}: ${reasons.join('; ')}; ${fixAvailable ? fix : 'there is no fix yet'}.`;
}

function parse(output: string): Answer | undefined {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
