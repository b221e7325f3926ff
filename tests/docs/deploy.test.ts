import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cacheFolder } from '../../generator/cache/folder.js';
import { STATIC_HEADERS } from '../../generator/contract/headers.ts';

const FOLDER = 'docs/deploy';
const textOf = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');
const FILES = readdirSync(FOLDER);
const PACKAGE = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string; bin: { menologion: string } };

const text = { type: 'string', minLength: 1 };
const number = { type: 'integer', minimum: 0 };
const flag = { type: 'boolean' };
const list = (items: object) => ({ type: 'array', minItems: 1, items });
/** An object with these keys and no others; keys with a question mark may be absent. */
function object(properties: Readonly<Record<string, object>>): object {
  const entries = Object.entries(properties);
  return {
    type: 'object',
    additionalProperties: false,
    required: entries.flatMap(([key]) => (key.endsWith('?') ? [] : key)),
    properties: Object.fromEntries(entries.map(([key, value]) => [key.replace('?', ''), value])),
  };
}
const mapOf = (values: object) => ({ type: 'object', additionalProperties: values });

/** The parts of batch/v1 Job in Kubernetes 1.33 that the files use, so that a key that is none of them is found. */
const CONTAINER = object({
  name: text,
  image: text,
  'command?': list(text),
  args: list(text),
  'envFrom?': list(object({ secretRef: object({ name: text }) })),
  'resources?': object({ requests: mapOf(text), limits: mapOf(text) }),
  securityContext: object({
    allowPrivilegeEscalation: { const: false },
    readOnlyRootFilesystem: { const: true },
    capabilities: object({ drop: { const: ['ALL'] } }),
  }),
  volumeMounts: list(object({ name: text, mountPath: { type: 'string', pattern: '^/' } })),
});
const JOB = object({
  apiVersion: { const: 'batch/v1' },
  kind: { const: 'Job' },
  metadata: object({ name: { type: 'string', pattern: '^[a-z0-9-]{1,63}$' } }),
  spec: object({
    'completionMode?': { enum: ['Indexed', 'NonIndexed'] },
    'completions?': number,
    'parallelism?': number,
    'backoffLimit?': number,
    'backoffLimitPerIndex?': number,
    'podReplacementPolicy?': { enum: ['Failed', 'TerminatingOrFailed'] },
    template: object({
      spec: object({
        restartPolicy: { enum: ['Never', 'OnFailure'] },
        automountServiceAccountToken: flag,
        securityContext: object({
          runAsNonRoot: { const: true },
          runAsUser: { type: 'integer', minimum: 1 },
          runAsGroup: { type: 'integer', minimum: 1 },
          fsGroup: number,
          seccompProfile: object({ type: { const: 'RuntimeDefault' } }),
        }),
        initContainers: list(CONTAINER),
        containers: list(CONTAINER),
        volumes: list(object({ name: text, emptyDir: object({}) })),
      }),
    }),
  }),
});

/** The parts of a workflow of GitHub Actions that the file uses. */
const WORKFLOW = object({
  name: text,
  on: { enum: ['workflow_dispatch', 'push'] },
  permissions: object({ contents: { const: 'read' } }),
  concurrency: text,
  env: mapOf(text),
  jobs: mapOf(
    object({
      'needs?': text,
      'runs-on': text,
      'strategy?': object({ matrix: mapOf(list(number)) }),
      steps: list({
        oneOf: [
          object({ 'name?': text, run: text }),
          object({ uses: { type: 'string', pattern: '@v\\d+$' }, 'with?': mapOf({}) }),
        ],
      }),
    }),
  ),
});

function faults(schema: object, file: unknown): unknown {
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);
  validate(file);
  return validate.errors;
}

interface Container {
  readonly image: string;
  readonly args: readonly string[];
  readonly volumeMounts: readonly { readonly name: string }[];
}
interface Pod {
  readonly initContainers: readonly Container[];
  readonly containers: readonly Container[];
  readonly volumes: readonly { readonly name: string }[];
}

describe('The files of docs/deploy', () => {
  it.each(['job.yaml', 'join-job.yaml'])('%s is a Job, as a user without rights on a read-only file system', (name) => {
    const job = parse(textOf(name)) as { spec: { completions?: number; template: { spec: Pod } } };
    expect(faults(JOB, job)).toBeNull();
    const { initContainers, containers, volumes } = job.spec.template.spec;
    for (const { image, volumeMounts } of [...initContainers, ...containers]) {
      expect(image).toMatch(new RegExp(`^rclone/rclone:|/menologion:${PACKAGE.version}$`));
      expect(volumes.map((one) => one.name)).toEqual(expect.arrayContaining(volumeMounts.map((one) => one.name)));
    }
    const { completions } = job.spec;
    if (completions) expect(initContainers[0]?.args.join()).toContain(`+ 1))/${completions}"`);
  });

  it('github.yml is a workflow whose matrix has each shard once', () => {
    const workflow = parse(textOf('github.yml'));
    expect(faults(WORKFLOW, workflow)).toBeNull();
    const { shard } = workflow.jobs;
    const numbers = shard.strategy.matrix.shard as number[];
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(JSON.stringify(shard.steps)).toContain(`shard.sh $\{{ matrix.shard }} ${numbers.length} remote:`);
    for (const [, needs] of textOf('github.yml').matchAll(/needs: (\w+)/g))
      expect(workflow.jobs).toHaveProperty(needs as string);
  });

  it('the image runs the command of the package as another user than root, with the cache where the program has it', () => {
    const image = textOf('Dockerfile');
    expect(image).toContain(`ENTRYPOINT ["node", "/app/${PACKAGE.bin.menologion}"]`);
    expect(image.lastIndexOf('USER node')).toBeGreaterThan(image.lastIndexOf('\nRUN '));
    for (const name of ['Dockerfile', 'job.yaml', 'README.md']) {
      expect(textOf(name).replaceAll('/app/node', 'node')).toContain(cacheFolder('.'));
    }
  });

  it.each(FILES.filter((name) => /\.(sh|ya?ml)$/.test(name)))(
    '%s gives objects no other Cache-Control than hosts do',
    (name) => {
      const headers = [...textOf(name).matchAll(/Cache-Control: ([^"'\n]+)/g)].map(([, header]) => header);
      expect(new Set([...headers, STATIC_HEADERS['Cache-Control']]).size).toBe(1);
    },
  );

  it('are all named on its page', () => {
    expect(FILES.filter((name) => name !== 'README.md' && !textOf('README.md').includes(`(${name})`))).toEqual([]);
  });
});
