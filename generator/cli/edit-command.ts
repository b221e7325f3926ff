import { dataFolders } from '../catalog/folders.ts';
import type { Problem } from '../catalog/problem.ts';
import { command } from './command.ts';
import { addressOption, endAtSignal, hostInAddress, type Listening, listen, portOption } from './listening.ts';
import { localized, MESSAGE_LANGUAGE } from './localize.ts';
import { dataOption } from './options.ts';

interface EditFlags extends Listening {
  readonly data: string[];
}

export const editCommand = () =>
  command('edit', localized('aboutEdit'), ['--data', '../our-parish'])
    .addOption(dataOption())
    .addOption(portOption())
    .addOption(addressOption())
    .action(async ({ data, ...where }: EditFlags) => {
      const [{ startPreview }, { appServer }, { problemLine }] = await Promise.all([
        import('../preview/preview.ts'),
        import('../edge/hosts/node.ts'),
        import('../catalog/problem.ts'),
      ]);
      const folders = dataFolders(data);
      const report = (problems: readonly Problem[], otherwise: string) => {
        for (const problem of problems) console.error(problemLine(problem, MESSAGE_LANGUAGE));
        if (problems.length === 0) console.log(otherwise);
      };
      const preview = await startPreview(folders, MESSAGE_LANGUAGE, hostInAddress(where.host), (paths, problems) =>
        report(problems, localized('shownAgain', paths)),
      );
      const server = appServer(preview.app, { isPublic: false });
      endAtSignal(server, () => preview.close());
      const address = await listen(server, where).catch(async (error) => {
        await preview.close();
        throw error;
      });
      console.log(localized('editing', folders, address));
      report(preview.problems, localized('noErrors', folders));
    });
