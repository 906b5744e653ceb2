program <- "vernacular"
scores <- read.csv(pipe(paste(program, "grade texts/*.txt")), fileEncoding = "UTF-8-BOM")
print(scores[c("File.Name", "Score", "Number.Of.Words")])
