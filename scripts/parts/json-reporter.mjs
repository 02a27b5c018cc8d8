import { JsonReporter } from 'vitest/node';

/** Vitest's results as JSON, with what it leaves out: the errors that belong to no test, which make a run fail as well. */
export default class ReporterWithErrors extends JsonReporter {
  onTestRunEnd(modules, errors) {
    this.errors = errors.map(({ message, stack, VITEST_TEST_PATH: file }) => ({ message: stack ?? message, file }));
    return super.onTestRunEnd(modules);
  }

  writeReport(report) {
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), errors: this.errors }));
  }
}
